-- Who of the staff looks at a result that waits, and until when nobody else gets it (back-office.md 3.9).
alter table club_results
  add column version integer not null default 1 check (version > 0),
  add column decided_by bigint references users, -- null: an own start's table, or the command
  add column is_first_word boolean not null default false, -- nothing stood before the word of `decided_by`
  add column claimed_by bigint references users,
  add column claimed_until timestamptz,
  add check ((claimed_by is null) = (claimed_until is null)),
  add check (status = 'new' or claimed_by is null),
  add check (status <> 'new' or decided_by is null);

-- The lists of the office: all by when they came or were decided, and those of one state.
create index club_results_created on club_results (created_at, id);
create index club_results_touched on club_results ((coalesce(decided_at, created_at)), id);
create index club_results_state on club_results (status, (coalesce(decided_at, created_at)), id);
