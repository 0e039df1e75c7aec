-- Starts that were moved to another day or place (back-office.md 5.2): what they were, and until when whoever had bought before
-- may return the whole of what he paid.
create table event_city_moves (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  event_city_id bigint not null references event_cities,
  start_time timestamptz not null,              -- before
  timezone text not null,
  city_id integer not null references cities,
  address_ru text not null, address_en text,
  place_ru text not null, place_en text,
  to_start_time timestamptz not null,
  free_return_until timestamptz,                -- null: by the tiers of the event
  letter_ru text, letter_en text,               -- what the organiser adds to the letter
  moved_at timestamptz not null,
  moved_by bigint references users
);
create index event_city_moves_start on event_city_moves (event_city_id, moved_at);
