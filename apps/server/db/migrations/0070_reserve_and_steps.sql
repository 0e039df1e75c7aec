-- Places kept back from the sale: the reservation reads capacity − reserve as its capacity (back-office.md 5.7).
alter table quotas add column reserve integer not null default 0,
  add constraint quotas_reserve check (reserve >= 0 and taken + reserve <= capacity);

-- A price begins at a moment, with a number of places that were ordered and sold, or by whichever comes first; `begun_at` is
-- when the places were reached, and returns never take it back (back-office.md 5.4).
alter table format_prices drop constraint format_prices_pkey;
alter table format_prices alter column starts_at drop not null,
  add column id bigint generated always as identity primary key,
  add column from_count integer check (from_count >= 1),
  add column begun_at timestamptz,
  add constraint format_prices_begin check (starts_at is not null or from_count is not null);
create unique index format_prices_start on format_prices (format_id, kind, starts_at);
create unique index format_prices_count on format_prices (format_id, kind, from_count);
-- What the sweep looks at every second.
create index format_prices_waiting on format_prices (format_id) where from_count is not null and begun_at is null;

alter table formats drop constraint formats_status_check;
alter table formats add constraint formats_status_check check (status in ('draft', 'published', 'archived'));
