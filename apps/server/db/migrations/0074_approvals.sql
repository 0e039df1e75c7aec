-- Acts that wait for a second person (back-office.md 2.6).
create table approvals (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  version integer not null default 1,
  act text not null,                            -- whose rights decide
  kind text not null,                           -- which owner does it, once it is approved
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'declined', 'withdrawn', 'outdated', 'lapsed')),
  object_kind text not null, object_id text not null, object_title text not null,
  places jsonb not null,                        -- [{event, start}]: where the object belongs
  summary jsonb not null,                       -- {ru, en}
  sum_minor bigint check (sum_minor >= 0),      -- null: it is of no money
  params jsonb not null,                        -- what its owner does it by
  quote jsonb not null,                         -- what the asker saw
  reason text not null,
  asked_by bigint not null references users,
  asked_login bigint not null,                  -- no reference: a login goes, and the request stays
  asked_at timestamptz not null,
  ends_at timestamptz not null,
  decided_by bigint references users,
  decided_at timestamptz,
  decision_reason text,
  single boolean not null default false,        -- the only person who could decide has confirmed his own
  changes jsonb not null default '[]',          -- of an outdated one: what is different now
  run text,                                     -- public id of the long work that it began
  check ((state = 'waiting') = (decided_at is null)),
  check (not single or decided_by = asked_by)
);
create index approvals_asked on approvals (asked_at, id);
create index approvals_waiting on approvals (ends_at) where state = 'waiting';
create index approvals_of_person on approvals (asked_by, asked_at);

-- What a waiting request of money keeps from a second one: 'ticket:12', 'goods:45:2'.
create table approval_locks (
  key text primary key,
  approval_id bigint not null references approvals
);
create index approval_locks_approval on approval_locks (approval_id);

-- Who agreed to what the actor had asked for; sealed with the rest where it is there.
alter table audit_entries add column decider_id bigint;
