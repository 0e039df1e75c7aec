-- Series of promocodes (back-office.md 3.7): what their codes have in common, made by a run and given in a file once.
create table promocode_series (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  prefix text not null check (prefix = upper(prefix) and length(prefix) <= 12),
  length smallint not null check (length between 8 and 16),        -- random signs behind the prefix
  kind text not null,
  discount smallint not null check (discount between 1 and 100),   -- percent
  code_count integer not null check (code_count >= 1),             -- places per order
  uses integer not null check (uses >= 1),                         -- of each code
  starts_at timestamptz, ends_at timestamptz,                      -- of all its codes; a code has an end of its own once it is stopped
  event_ids bigint[] not null default '{}',                        -- empty: any
  format_ids bigint[] not null default '{}',
  product_ids bigint[] not null default '{}',
  offer_ids bigint[] not null default '{}',
  note text not null,
  version integer not null default 1,
  created_at timestamptz not null, updated_at timestamptz not null, updated_by bigint references users
);

-- The codes of one run, and their file.
create table promocode_parts (
  id bigint generated always as identity primary key,
  series_id bigint not null references promocode_series on delete cascade,
  position integer not null,
  count integer not null check (count between 1 and 50000),
  run text not null,                            -- public id
  link_hash bytea, link_session text, link_until timestamptz,      -- the latest link to its file, of one session of the staff
  given_at timestamptz, given_by bigint references users,
  unique (series_id, position)
);

-- `shown`: the code as lists, histories and searches tell it; of a series its last 4 signs alone.
alter table promocodes add column series_id bigint references promocode_series,
  add column part_id bigint references promocode_parts,
  add column shown text generated always as (case when series_id is null then code else '••••' || right(code, 4) end) stored not null,
  add check ((series_id is null) = (part_id is null));
create index promocodes_alone on promocodes (id) where series_id is null;
create index promocodes_series on promocodes (series_id, id) where series_id is not null;
create index promocodes_part on promocodes (part_id, id) where part_id is not null;
create index promocodes_series_used on promocodes (series_id) where series_id is not null and available < uses;
