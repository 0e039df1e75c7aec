-- A code is edited by several of the staff: it has an id for addresses, a note, versions (back-office.md 3.7).
alter table promocodes add column public_id text not null default replace(gen_random_uuid()::text, '-', ''),
  add column note text not null default '',
  add column version integer not null default 1, add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now(), add column updated_by bigint references users;
create unique index promocodes_public on promocodes (public_id);
