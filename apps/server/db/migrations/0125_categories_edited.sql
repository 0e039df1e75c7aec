-- Categories of the shop as the staff edits them (back-office.md 3.2): by a version, in an order of choice.
alter table product_categories
  add column version integer not null default 1, add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now(), add column updated_by bigint references users;
-- Products in every state: a category that has some does not go, and says how many.
create index products_category on products (category_id, status);
