create table quotas (
  id bigint generated always as identity primary key,
  format_id bigint not null references formats,
  kind text not null check (kind in ('athlete', 'volunteer', 'spectator', 'kids')),
  capacity integer not null check (capacity >= 0),
  taken integer not null default 0,             -- live holds and sold places
  unique (format_id, kind),
  check (taken between 0 and capacity)
);

-- A hold's state is the only thing selling changes; the quota row is touched by reserving and releasing alone.
create table holds (
  id text primary key,                          -- 128 random bits: the id is the right
  quota_id bigint not null references quotas,
  count integer not null check (count between 1 and 500),
  state text not null default 'live' check (state in ('live', 'ordered', 'sold', 'released')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  price_at timestamptz not null default now(),  -- the price of its first moment is kept (DEC-77)
  visitor text not null,                        -- who holds: hash of the visitor cookie or 'user:<id>'
  address text not null,                        -- hash of the IP address, for limits
  order_id bigint,
  check (state <> 'live' or order_id is null)
);
-- A live hold has no order. That is said for the planner: with the statistics of a table that was empty a moment ago it
-- would count the holds of one visitor by reading all live ones through this index.
create index holds_expiry on holds (expires_at) where state = 'live' and order_id is null;
create index holds_visitor on holds (visitor) where state = 'live';
create index holds_address on holds (address) where state = 'live';
create index holds_order on holds (order_id) where order_id is not null;

create table teams (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  format_id bigint not null references formats,
  title text not null,
  number integer,
  max_count integer not null check (max_count between 1 and 500),
  taken integer not null default 0,             -- members, those of waiting orders included
  private boolean not null default false,
  code text,                                    -- opens a private team
  created_at timestamptz not null default now(),
  unique (format_id, number),
  check (taken between 0 and max_count)
);
create index teams_format on teams (format_id);

create table number_ranges (
  format_id bigint not null references formats,
  cluster_id bigint references format_clusters, -- null: for everybody of the format
  first integer not null check (first >= 1),
  last integer not null,
  next integer,                                 -- where the search for a free one begins; null: at the first
  check (last >= first),
  unique (format_id, first)
);
create table booked_numbers (
  format_id bigint not null references formats,
  number integer not null check (number >= 1),
  hold_id text references holds,
  order_id bigint,
  ticket_id bigint,
  expires_at timestamptz,                       -- null: for good
  primary key (format_id, number)
);
create index booked_numbers_hold on booked_numbers (hold_id) where hold_id is not null;
create index booked_numbers_order on booked_numbers (order_id) where order_id is not null;
create index booked_numbers_expiry on booked_numbers (expires_at) where expires_at is not null;

-- What an order took besides places: given back with it exactly once, and taken anew for late money.
create table order_takings (
  id bigint generated always as identity primary key,
  order_id bigint not null,
  cluster_id bigint references format_clusters,
  event_city_id bigint, size text,              -- a shirt
  team_id bigint references teams,
  format_id bigint, number integer,             -- a start number
  count integer not null check (count between 1 and 500),
  state text not null default 'kept' check (state in ('kept', 'released')),
  foreign key (event_city_id, size) references shirts,
  check (num_nonnulls(cluster_id, size, team_id, number) = 1),
  check ((size is null) = (event_city_id is null) and (number is null) = (format_id is null))
);
create index order_takings_order on order_takings (order_id);

create table promocodes (
  id bigint generated always as identity primary key,
  code text not null unique check (code = upper(code)),
  discount smallint not null check (discount between 1 and 100),  -- percent
  code_count integer not null check (code_count >= 1),            -- places per order
  available integer not null,                                     -- uses left in all
  uses integer not null,
  starts_at timestamptz, ends_at timestamptz,
  event_ids bigint[] not null default '{}',     -- empty: any
  format_ids bigint[] not null default '{}',
  check (available between 0 and uses)
);
