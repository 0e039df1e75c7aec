-- Collections of the shop as the staff edits them (back-office.md 3.8): several of a place may be prepared, one of them is shown.
create table product_collections (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  place text not null check (place in ('home', 'basket')),
  title_ru text not null, title_en text,
  status text not null default 'draft' check (status in ('draft', 'published')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by bigint references users              -- null: the system
);
create unique index product_collections_shown on product_collections (place) where status = 'published';
create table product_collection_products (
  collection_id bigint not null references product_collections on delete cascade,
  product_id bigint not null references products,
  position smallint not null,
  primary key (collection_id, product_id)
);
create index product_collection_products_product on product_collection_products (product_id);

-- What was chosen before goes on under the heading that it had.
insert into product_collections (public_id, place, title_ru, title_en, status)
select replace(gen_random_uuid()::text, '-', ''), place,
  case place when 'home' then 'Магазин' else 'Пригодится на трассе' end,
  case place when 'home' then 'Shop' else 'Handy on the course' end, 'published'
from (select distinct place from product_places) places;
insert into product_collection_products (collection_id, product_id, position)
select c.id, p.product_id, p.position from product_places p join product_collections c on c.place = p.place;
drop table product_places;
-- Processes of the former release still read it while they are replaced one by one: what is shown, for this release alone.
create view product_places as
  select c.place, i.product_id, i.position from product_collections c join product_collection_products i on i.collection_id = c.id
  where c.status = 'published';

-- A pasted sheet asks what was recorded lately; sales are most of the journal.
create index stock_entries_by_staff on stock_entries (stock_id, created_at) where kind in ('receipt', 'write_off', 'correction');
