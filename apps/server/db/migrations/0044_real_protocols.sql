-- What real protocols need (DEC-119).

-- Wheelchairs and the like beside runners: a format, or a category of any format, outside the overall list.
create table result_classes (
  id bigint generated always as identity primary key,
  event_city_id bigint not null references event_cities,
  format_id bigint unique references formats,
  category text,
  min_pace_ms integer not null,                 -- nobody of the class is faster, per kilometre
  unique (event_city_id, category),
  check ((format_id is null) <> (category is null))
);

-- Rows that a file removed: who comes back with another file has the same page and the same certificate.
create table removed_results (
  public_id text primary key,
  event_city_id bigint not null references event_cities,
  format_id bigint not null references formats,
  start_number text not null,
  leg smallint not null,
  who text not null,                            -- sha256 of the name: it is recognised, not kept
  name_hidden boolean not null,
  ticket_id bigint references tickets on delete set null,
  removed_at timestamptz not null default now(),
  unique (event_city_id, who, format_id, start_number, leg)
);

-- Where the person comes from, as the file says.
alter table results add column home_city text, add column country text;

-- Columns that a person named by hand: the next file of the same event is read the same way.
alter table result_imports add column by_hand jsonb not null default '{}';
