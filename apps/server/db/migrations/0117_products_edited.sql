-- Products as the staff edits them (back-office.md 3.8): by a version, with sizes and variants that go and stay in the journal.
alter table products
  add column version integer not null default 1, add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now(), add column updated_by bigint references users;
update products set created_at = published_at, updated_at = published_at;
create index products_office_title on products (title_ru, id);
create index products_office_price on products (price_minor, id);

-- A size that is gone is sold no more; orders, their takings and the journal keep leading to it.
alter table product_variants add column removed_at timestamptz;
alter table product_stock add column removed_at timestamptz,
  add check (removed_at is null or (stock = 0 and taken = 0)),
  drop constraint product_stock_product_id_variant_id_size_key;
create unique index product_stock_names on product_stock (product_id, variant_id, size) nulls not distinct where removed_at is null;
-- Also those that are gone: of a product all are looked at together.
create index product_stock_product on product_stock (product_id);
