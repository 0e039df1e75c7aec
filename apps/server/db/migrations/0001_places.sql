create table regions (
  id integer primary key,                       -- GeoNames
  country char(2) not null default 'RU',
  name_ru text not null,
  name_en text not null
);
create table cities (
  id integer primary key,                       -- GeoNames
  region_id integer not null references regions,
  name_ru text not null,
  name_en text not null,
  timezone text not null,                       -- IANA
  latitude double precision not null,
  longitude double precision not null
);
create index cities_region on cities (region_id);

create table settings (
  key text primary key,
  value jsonb not null
);
