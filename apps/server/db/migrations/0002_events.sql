create table projects (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  title_ru text not null, title_en text,
  link text,
  picture_main text
);
create table event_types (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  project_id bigint not null references projects,
  title_ru text not null, title_en text,
  description_ru text not null default '', description_en text,  -- sanitised HTML
  logo text not null,
  video_promo text
);
create table events (
  id bigint generated always as identity primary key,
  public_id text not null unique,               -- slug
  event_type_id bigint not null references event_types,
  title_ru text not null, title_en text,
  description_ru text not null default '', description_en text,  -- sanitised HTML
  external_url text,
  slider boolean not null default false,
  banners jsonb not null,                       -- {home_page, landing_page} as on the wire
  status text not null default 'published' check (status in ('draft', 'published', 'archived'))
);
create index events_type on events (event_type_id);

create table event_cities (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  event_id bigint not null references events,
  city_id integer not null references cities,
  address_ru text not null, address_en text,
  place_ru text not null, place_en text,        -- name of the ground
  directions_ru text not null default '', directions_en text,
  latitude double precision, longitude double precision,
  timezone text not null,
  start_time timestamptz not null,
  finish_time timestamptz,
  sale_start timestamptz, sale_end timestamptz,
  plate jsonb not null,                         -- {seed, ground, relief, rows, lanes, flip, obstacles}: what its pictures are drawn from
  plate_hash text not null,
  climb integer,                                -- metres
  course jsonb not null default '[]',           -- keys of obstacle signs in order
  programme jsonb not null default '[]',        -- [{at: ISO, title_ru, title_en}]
  questions jsonb not null default '[]',        -- [{question_ru, question_en, answer_ru, answer_en}]
  status text not null default 'published' check (status in ('draft', 'published', 'cancelled')),
  check (sale_end is null or sale_start is null or sale_end > sale_start)
);
create index event_cities_event on event_cities (event_id, start_time);
create index event_cities_start on event_cities (start_time) where status = 'published';
create index event_cities_city on event_cities (city_id, start_time);
create index event_cities_plate on event_cities (plate_hash);

create table formats (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  event_city_id bigint not null references event_cities,
  position smallint not null default 0,
  title_ru text not null, title_en text,
  description_ru text, description_en text,
  distance_km numeric(6, 2),
  obstacles integer not null default 0,
  logo text,
  start_time timestamptz not null,
  registration_end timestamptz not null,
  sale_start timestamptz, sale_end timestamptz, -- null: as of the event city
  min_count integer not null default 1 check (min_count between 1 and 500),
  max_count integer check (max_count between 1 and 500),          -- team size, else bound per purchase (DEC-51)
  is_team boolean not null default false,
  team_all boolean not null default false,
  fixed_count boolean not null default false,
  buy_limit integer check (buy_limit between 1 and 500),
  age_min integer, age_max integer,
  gender text check (gender in ('male', 'female')),
  regions integer[] not null default '{}',      -- GeoNames ids; empty: not asked
  select_title_ru text, select_title_en text, select_values jsonb, -- [{ru, en}]
  select_field text,
  license boolean not null default false,
  additional_fields jsonb not null default '[]',-- [{name, label_ru, label_en, required, type}]
  notes_ru text, notes_en text,
  preregistration boolean not null default true,
  shirt_unavailable boolean not null default true,
  booked_numbers boolean not null default false,
  qr boolean not null default true,
  hidden boolean not null default false,
  online boolean not null default false,
  status text not null default 'published' check (status in ('draft', 'published')),
  check (max_count is null or max_count >= min_count),
  check (not fixed_count or max_count is not null)
);
create index formats_event_city on formats (event_city_id, position);

create table format_clusters (
  id bigint generated always as identity primary key,
  format_id bigint not null references formats,
  position smallint not null default 0,
  name_ru text not null, name_en text,
  file boolean not null default false,          -- a document is asked
  document text,                                -- link to its blank
  capacity integer, taken integer not null default 0,
  start_time timestamptz,
  unique (format_id, name_ru),
  check (taken >= 0 and (capacity is null or taken <= capacity))
);
create table format_prices (
  format_id bigint not null references formats,
  kind text not null check (kind in ('athlete', 'volunteer', 'spectator', 'kids')),
  starts_at timestamptz not null,               -- from when this price holds
  price_minor bigint not null check (price_minor >= 0),
  primary key (format_id, kind, starts_at)
);
create table sales (
  id bigint generated always as identity primary key,
  event_id bigint not null references events,
  starts_at timestamptz not null, ends_at timestamptz not null,
  discount_form text not null check (discount_form in ('percent', 'amount')),
  discount bigint not null check (discount > 0),-- percent, or kopecks off each place
  count integer not null check (count >= 1),    -- places of the listed formats in the basket (DEC-79)
  format_ids bigint[] not null default '{}'     -- empty: all of the event
);
create index sales_event on sales (event_id);

create table shirts (
  event_city_id bigint not null references event_cities,
  size text not null,
  position smallint not null,
  stock integer not null check (stock >= 0),
  taken integer not null default 0,
  primary key (event_city_id, size),
  check (taken between 0 and stock)
);
create table spaces (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  event_city_id bigint not null references event_cities,
  format_id bigint references formats,
  title_ru text not null, title_en text,
  picture text,
  sectors jsonb not null                        -- as on the wire
);
create index spaces_event_city on spaces (event_city_id);
