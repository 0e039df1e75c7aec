-- Results of past starts (API §8), where they came from, and what their certificates say.
create table result_imports (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  event_city_id bigint not null references event_cities,
  file_name text not null,
  file_hash text not null,                      -- sha256 of the bytes that were read
  mapping jsonb not null,                       -- which column of the file is which of ours
  added integer not null, changed integer not null, removed integer not null,
  created_at timestamptz not null default now()
);
create index result_imports_event_city on result_imports (event_city_id, created_at desc);

-- Public from then on; null: only imported.
alter table event_cities add column results_published_at timestamptz;
create index event_cities_results on event_cities (start_time desc, id) where results_published_at is not null;

create table results (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  event_city_id bigint not null references event_cities, -- of the format: one table of all formats needs one index
  format_id bigint not null references formats,
  import_id bigint references result_imports,
  ticket_id bigint references tickets,          -- whose result, matched by start number
  start_number text not null,
  leg smallint not null default 0,              -- people of one relay share a number
  last_name text not null default '', first_name text not null default '',
  name_hidden boolean not null default false,   -- kept when the file is read again
  -- Folded for the search (`wordsOf`); null: nobody is found or sorted by it.
  name_words text collate "C",                  -- 'surname name', of a team its title
  name_words_back text collate "C",             -- 'name surname'
  team_words text collate "C",                  -- team of a person
  gender text check (gender in ('male', 'female')),
  category text,                                -- as the timing crew names it: 'М 30–39', 'Элита'
  age_group text,                               -- '30–39'
  team text, club text,
  status text not null default 'finished' check (status in ('finished', 'dnf', 'dns', 'dsq')),
  comments text,
  distance text,
  -- Milliseconds. Of the day for start and finish, else of the race; `time_ms` is the one that decides, fines included.
  start_ms integer, finish_ms integer,
  absolute_ms integer, individual_ms integer, fine_ms integer, time_ms integer,
  splits jsonb not null default '[]',           -- [{title, ms}] in the order of the course
  -- Places (docs/domain/results.md), computed from the times; null for who did not finish.
  position integer, position_gen integer, position_cat integer, position_age integer, position_gen_age integer,
  position_absolute integer, position_gen_absolute integer, position_cat_absolute integer,
  overall_place integer,
  -- Order of the rows in their format, from 1 without gaps. A page is found by it, not by counting.
  row_number integer not null default 0,
  -- Start numbers by size, leading zeros do not matter.
  number_key text collate "C" not null generated always as (
    lpad(ltrim(lower(start_number), '0'), greatest(8, length(ltrim(start_number, '0'))), '0')) stored,
  unique (format_id, start_number, leg),
  check (time_ms is null or time_ms > 0),
  check (status <> 'finished' or time_ms is not null)
);
create index results_row on results (format_id, row_number);
create index results_gender on results (format_id, gender, row_number);
create index results_category on results (format_id, category, row_number);
create index results_words on results (format_id, name_words);
create index results_words_back on results (format_id, name_words_back) where name_words_back is not null;
create index results_team_words on results (format_id, team_words) where team_words is not null;
create index results_number on results (format_id, number_key);
create index results_event_city on results (event_city_id);
create index results_ticket on results (ticket_id) where ticket_id is not null;

-- Counted once when places are computed: a page must not count a million rows.
create table result_totals (
  format_id bigint not null references formats,
  gender text not null default '',              -- '': every gender
  category text not null default '',            -- '': every category
  count integer not null,
  finished integer not null,
  primary key (format_id, gender, category)
);

-- What a format's table shows, found once when places are computed.
create table result_formats (
  format_id bigint primary key references formats,
  event_city_id bigint not null references event_cities,
  columns text[] not null,                      -- that hold something, in the order of the table
  categories text[] not null,
  has_genders boolean not null,
  splits text[] not null,                       -- titles in the order of the course
  has_tenths boolean not null,                  -- some time is finer than a second
  leader_ms integer
);
create index result_formats_event_city on result_formats (event_city_id);

-- Row number of every thousandth row of a gender or category: a deep page skips less than a thousand rows.
create table result_marks (
  format_id bigint not null references formats,
  gender text not null default '', category text not null default '',
  nth integer not null,                         -- 0: the first row, 1: the thousand and first
  row_number integer not null,
  primary key (format_id, gender, category, nth)
);

-- What a certificate of an event city says instead of the usual words.
create table certificate_templates (
  event_city_id bigint primary key references event_cities,
  title_ru text not null, title_en text,
  text_ru text not null default '', text_en text,
  signed_ru text not null default '', signed_en text,  -- who signs it
  ground text not null default 'soot'
);
