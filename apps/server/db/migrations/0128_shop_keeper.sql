-- Ways of delivery and pickup points as the staff edits them (back-office.md 3.8): by a version. A tariff has that of its way.
alter table delivery_methods
  add column version integer not null default 1, add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now(), add column updated_by bigint references users;   -- null: the system
alter table pickup_points
  add column version integer not null default 1, add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now(), add column updated_by bigint references users;

-- A way that was ever offered is hidden and never deleted: an order may be on its way to it. null: it never was.
alter table delivery_methods add column offered_at timestamptz;
update delivery_methods set offered_at = now();

-- Its parcels and points are counted and listed by it.
create index shipments_method on shipments (method_id);
create index pickup_points_method on pickup_points (method_id, status);

-- Sales of goods as the staff edits them: by a name for colleagues and a version.
alter table product_sales
  add column public_id text not null default replace(gen_random_uuid()::text, '-', ''),
  add column title text not null default '',
  add column version integer not null default 1, add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now(), add column updated_by bigint references users;   -- null: the system
create unique index product_sales_public_id on product_sales (public_id);
create index product_sales_starts on product_sales (starts_at, id);
