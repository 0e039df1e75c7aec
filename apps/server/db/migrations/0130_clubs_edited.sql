-- Clubs and their competitions as the staff edits them (back-office.md 3.9): by a version.
alter table clubs
  add column version integer not null default 1, add column updated_at timestamptz not null default now(),
  add column updated_by bigint references users,
  add column merged_into bigint references clubs,
  drop constraint clubs_status_check,
  add constraint clubs_status_check check (status in ('draft', 'published', 'merged')),
  add check ((status = 'merged') = (merged_into is not null)),
  add check (merged_into <> id);
create index clubs_merged on clubs (merged_into) where merged_into is not null;
create index clubs_in_office on clubs (title_key, id);
create index clubs_newest on clubs (created_at, id);
create index club_members_joined on club_members (club_id, joined_at desc, user_id desc);

-- Addresses that clubs had: each leads to its club for ever.
create table club_addresses (
  public_name text primary key,
  club_id bigint not null references clubs
);
create index club_addresses_club on club_addresses (club_id);

alter table club_competitions
  add column version integer not null default 1, add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now(), add column updated_by bigint references users;
create index club_competitions_start on club_competitions (starts_at, id);
create index club_competitions_type on club_competitions (type_id);

-- A merge takes the tickets of a club along.
create index tickets_club on tickets (club_public_id) where club_public_id is not null;
