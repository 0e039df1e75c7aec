-- Long work, piece by piece (back-office.md 4.7).
create table runs (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  version integer not null default 1,
  kind text not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'paused', 'stopped', 'done')),
  paused_by text check (paused_by in ('person', 'failures')),
  object_kind text not null, object_id text not null, object_title text not null,
  places jsonb not null,
  summary jsonb not null,                       -- {ru, en}
  params jsonb not null,
  total integer not null,
  asked_by bigint references users,             -- null: nobody of the staff
  approval text,                                -- public id of what a second person has agreed to
  seen_done integer not null default 0, seen_failed integer not null default 0, -- what failures are counted from, since it was resumed
  created_at timestamptz not null,
  started_at timestamptz, finished_at timestamptz,
  check ((state = 'paused') = (paused_by is not null))
);
create index runs_created on runs (created_at, id);
create index runs_of_person on runs (asked_by, created_at);
create index runs_live on runs (id) where state in ('waiting', 'running');

create table run_items (
  id bigint generated always as identity primary key,
  run_id bigint not null references runs,
  object text not null,                         -- public id of what this piece is about
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  attempts integer not null default 0,
  error text,                                   -- the code of the last refusal
  ended_at timestamptz,
  unique (run_id, object)
);
create index run_items_state on run_items (run_id, state, id);

-- Pieces that were handed out in a minute, by kind: all processes together keep to its rate.
create table run_rates (
  kind text primary key,
  minute timestamptz not null,
  used integer not null,
  granted integer not null                      -- by the last asking
);
