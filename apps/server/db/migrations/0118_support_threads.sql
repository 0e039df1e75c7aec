-- A request of a visitor is the beginning of a thread (back-office.md 5.18). What he wrote stays in his request; here is what the
-- team writes.
alter table support_requests
  add column waits_since timestamptz default now(),       -- for an answer; null: it does not wait
  add column assigned_to bigint references users,
  add column first_answered_at timestamptz,               -- by a letter that was not refused
  add column outcome text check (outcome in ('answered', 'elsewhere', 'duplicate', 'no_answer', 'spam')),
  add column closed_at timestamptz,
  add column version integer not null default 1 check (version > 0),
  add column updated_at timestamptz not null default now(),
  add column updated_by bigint references users,          -- null: the system
  drop constraint support_requests_state_check,
  add constraint support_requests_state_check check (state in ('new', 'open', 'answered', 'closed'));

-- The team answered from its mailbox: what is older than thirty days waits for nobody.
update support_requests set state = 'closed' where created_at < now() - interval '30 days';
update support_requests set waits_since = case when state = 'new' then created_at end, updated_at = created_at,
  closed_at = case when state = 'closed' then now() end, outcome = case when state = 'closed' then 'elsewhere' end;

alter table support_requests
  add check ((state in ('new', 'open')) = (waits_since is not null)),
  add check ((state = 'closed') = (closed_at is not null)),
  add check ((state = 'closed') = (outcome is not null));

create table support_messages (
  id bigint generated always as identity primary key,
  request_id bigint not null references support_requests on delete cascade,
  kind text not null check (kind in ('staff', 'note')),   -- a letter to the visitor, a word to colleagues
  text text not null,
  written_by bigint not null references users,
  written_at timestamptz not null,
  refused_at timestamptz,                                 -- its letter could not be delivered
  check (refused_at is null or kind = 'staff')
);
create index support_messages_request on support_messages (request_id, id);

-- The list of the office by state, what waits, what is somebody's.
drop index support_requests_open;
create index support_requests_state on support_requests (state, id);
create index support_requests_waiting on support_requests (id) where waits_since is not null;
create index support_requests_assigned on support_requests (assigned_to, id) where assigned_to is not null;
