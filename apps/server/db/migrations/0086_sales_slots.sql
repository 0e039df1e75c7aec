-- What was sold and what went back, by quarters of an hour: the first screen of the staff and reports read these, never
-- the orders (back-office.md 3.3, 5.20). A sweep counts them; the sale writes nothing here.
create table sales_slots (
  slot timestamptz not null,                    -- its first moment
  event_city_id bigint not null,                -- 0: the whole installation, where an order of several starts is one
  orders integer not null default 0,
  tickets integer not null default 0,
  goods integer not null default 0,             -- pieces of the shop
  goods_minor bigint not null default 0,
  amount_minor bigint not null default 0,       -- of a start: its lines after discounts; of the whole: what was paid
  refunds integer not null default 0,
  refunded_minor bigint not null default 0,     -- money alone, without what went back to certificates
  primary key (event_city_id, slot)
);
-- Until which moment they are counted; null: never yet. Its row is the turn of those who count.
create table sales_counted (
  is_only boolean primary key default true check (is_only),
  until timestamptz
);
insert into sales_counted default values;
create index order_refunds_done on order_refunds (done_at) where done_at is not null;
