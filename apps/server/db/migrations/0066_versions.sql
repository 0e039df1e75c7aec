-- What several of the staff edit has a version: a change names the one it was made of (back-office.md 4.1, 4.2).
alter table projects add column version integer not null default 1, add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now(), add column updated_by bigint references users;
alter table event_types add column version integer not null default 1, add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now(), add column updated_by bigint references users;
alter table events add column version integer not null default 1, add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now(), add column updated_by bigint references users;
alter table event_cities add column version integer not null default 1, add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now(), add column updated_by bigint references users;
alter table formats add column version integer not null default 1, add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now(), add column updated_by bigint references users;
