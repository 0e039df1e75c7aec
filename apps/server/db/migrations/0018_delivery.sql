-- Places in four countries, postal indexes and schools (DEC-93, DEC-94); ways of delivery and what was sent (DEC-92).
create extension if not exists pg_trgm;

alter table regions add check (country in ('RU', 'KZ', 'TJ', 'BY'));
create index regions_country on regions (country);
alter table cities alter column latitude drop not null, alter column longitude drop not null;
alter table cities add column main boolean not null default false;  -- the first of its region

create table postal_prefixes (
  prefix char(3) primary key,                   -- of a six-digit index
  region_id integer not null references regions,
  city_id integer references cities             -- null: several cities of the region share it
);

create table schools (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  type text not null check (type in ('school', 'college', 'university')),
  name text not null,
  short_name text not null,
  region_id integer not null references regions,
  city_id integer not null references cities
);
create index schools_region on schools (region_id, type, short_name);
create index schools_search on schools using gin (lower(short_name || ' ' || name) gin_trgm_ops);

create table delivery_methods (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  goods text not null check (goods in ('shop', 'ticket')),        -- {type} of the wire
  carrier text not null check (carrier in ('courier', 'post', 'pickup')),
  position smallint not null default 0,
  name_ru text not null, name_en text,
  description_ru text not null default '', description_en text,
  status text not null default 'published' check (status in ('draft', 'published'))
);

create table delivery_zones (                   -- how far a region is from the warehouse
  region_id integer primary key references regions,
  zone smallint not null check (zone between 1 and 9)
);
create table delivery_tariffs (                 -- absent: the way does not reach the zone
  method_id bigint not null references delivery_methods,
  zone smallint not null,
  first_grams integer not null check (first_grams > 0),
  first_minor bigint not null check (first_minor >= 0),           -- up to first_grams
  step_grams integer not null check (step_grams > 0),
  step_minor bigint not null check (step_minor >= 0),             -- each begun step above them
  max_grams integer not null check (max_grams >= first_grams),    -- heavier is not taken
  days_min smallint not null check (days_min >= 0),
  days_max smallint not null,
  primary key (method_id, zone),
  check (days_max >= days_min)
);

create table pickup_points (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  method_id bigint not null references delivery_methods,
  city_id integer not null references cities,
  name_ru text not null, name_en text,
  address_ru text not null, address_en text,
  schedule_ru text not null, schedule_en text,
  latitude double precision, longitude double precision,
  status text not null default 'published' check (status in ('draft', 'published'))
);
create index pickup_points_city on pickup_points (city_id, method_id);

-- Lines of an order that go the same way to the same person: charged once.
create table shipments (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  order_id bigint not null references orders,
  position smallint not null,
  method_id bigint not null references delivery_methods,
  unique_ids text[] not null check (cardinality(unique_ids) > 0), -- lines of the order
  cost_minor bigint not null check (cost_minor >= 0),
  grams integer not null,
  days_min smallint not null, days_max smallint not null,
  city_id integer not null references cities,
  pickup_point_id bigint references pickup_points,
  first_name text not null, last_name text not null, phone text not null,
  address text not null,                        -- as on the parcel, with index and city
  track text,
  created_at timestamptz not null default now(),
  unique (order_id, position)
);

-- The participant's pack may be sent home instead of being handed out at the start (BASKET-09).
alter table formats add column delivery boolean not null default false;
