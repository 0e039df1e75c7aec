-- Gift certificates by hand (back-office.md 5.12): who did what to one and why, and codes that are replaced.
alter table certificates
  alter column nominal_id drop not null,        -- null: made by hand for a sum that is not on sale
  add column code_number integer not null default 0 check (code_number >= 0),  -- which of its codes is alive
  add column raised_minor bigint not null default 0 check (raised_minor >= 0), -- what the staff added, in all
  add column blocked_by bigint references users,                   -- null beside blocked_at: its money goes back
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now(),
  add column updated_by bigint references users;
-- Nobody adds above the nominal, but what orders give back later has to find its place.
alter table certificates drop constraint certificates_check, add check (balance_minor <= amount_minor + raised_minor);
create index certificates_until on certificates (valid_until, id);
create index certificates_balance on certificates (balance_minor, id);
create index certificates_number on certificates (lower(left(public_id, 8)));

alter table certificate_entries
  add column user_id bigint references users,   -- null: of an order
  add column decided_by bigint references users,                   -- the second person
  add column code_number integer not null default 0,               -- of an order: which of its codes paid
  add column reason text not null default '';
create index certificate_entries_by on certificate_entries (user_id, created_at) where user_id is not null;
