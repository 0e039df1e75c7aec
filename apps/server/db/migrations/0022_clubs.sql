-- Bodies are bound when they are made (`return`): a restored copy computes its columns without a search path.
-- Clubs by title: ё is е, and in the sorting Cyrillic stands before Latin whatever the collation of the database.
create function fold_title(source text) returns text language sql immutable strict parallel safe
  return translate(lower(source), 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯё', 'абвгдеежзийклмнопрстуфхцчшщъыьэюяе');
-- Signs are left out; the 32 letters take the places of ASCII between the digits and the Latin letters.
create function title_key(source text) returns text language sql immutable strict parallel safe
  return translate(regexp_replace(fold_title(source), '[^0-9a-zа-я ]', '', 'g'),
    'абвгдежзийклмнопрстуфхцчшщъыьэюя', '@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\]^_');
-- Trigrams are blind to Cyrillic where the database's letters are those of C: the 32 letters become Latin ones and digits.
-- It only finds candidates; `fold_title` tells a 'бег' from a 'bfd'.
create function title_signs(source text) returns text language sql immutable strict parallel safe
  return translate(fold_title(source), 'абвгдежзийклмнопрстуфхцчшщъыьэюя', 'abcdefghijklmnopqrstuvwxyz012345');
alter table clubs
  add column title_signs text not null generated always as (title_signs(title)) stored,
  add column title_key text collate "C" not null generated always as (title_key(title)) stored;
create index clubs_title on clubs using gin (title_signs gin_trgm_ops);
create index clubs_by_name on clubs (title_key, id) where status = 'published';
create index clubs_by_date on clubs (created_at, id) where status = 'published';
create index clubs_city on clubs (city_id);

create table competition_types (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  position smallint not null default 0,
  unit text not null check (unit in ('time', 'count', 'distance')),
  -- Official results of starts of this length prove one of this type; null: none does.
  distance_km numeric(6, 2) check (unit = 'time' or distance_km is null),
  with_obstacles boolean not null default false, -- only starts with obstacles do
  title_ru text not null, title_en text,
  description_ru text not null default '', description_en text
);

create table club_competitions (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  club_id bigint not null references clubs,
  type_id bigint not null references competition_types,
  title text not null,                          -- as the club writes it: one language
  description text not null default '',
  starts_at timestamptz not null, ends_at timestamptz not null,
  status text not null default 'published' check (status in ('draft', 'published')),
  check (ends_at > starts_at)
);
create index club_competitions_club on club_competitions (club_id, ends_at desc, id);

-- What people hand in: seen by all once accepted.
create table club_results (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  user_id bigint not null references users,
  type_id bigint not null references competition_types,
  value integer not null check (value > 0),     -- seconds of a time, else a whole number
  day date not null,
  distance_km numeric(7, 2),                    -- as the person says
  comment text, link text,
  file_id bigint references files,
  status text not null default 'new' check (status in ('new', 'accepted', 'declined')),
  is_official boolean not null default false,   -- accepted because an own start's table says the same
  reason text,                                  -- why it was declined, in the editor's words
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  check ((status = 'new') = (decided_at is null)),
  check (status <> 'declined' or reason is not null)
);
create index club_results_user on club_results (user_id, created_at desc, id desc);
create index club_results_new on club_results (created_at, id) where status = 'new';
create index club_results_file on club_results (file_id) where file_id is not null;

-- Which competitions a result counts in.
create table club_result_links (
  competition_id bigint not null references club_competitions,
  result_id bigint not null references club_results on delete cascade,
  linked_at timestamptz not null default now(),
  primary key (competition_id, result_id)
);
create index club_result_links_result on club_result_links (result_id);
