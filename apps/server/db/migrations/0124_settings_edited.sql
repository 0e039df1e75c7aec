-- Settings as the staff edit them (back-office.md 5.19): a key is a section with a version of its own; a row appears with its first saving.
alter table settings
  add column version integer not null default 1,
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now(),
  add column updated_by bigint references users;    -- null: it was there before anybody saved it
