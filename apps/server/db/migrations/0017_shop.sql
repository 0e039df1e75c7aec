-- Goods of the shop (DEC-91, DEC-106): what is offered, how many pieces there are, and how it is found.
create extension if not exists pg_trgm;

create table product_categories (
  id bigint generated always as identity primary key,
  public_id text not null unique,               -- slug
  position smallint not null default 0,
  title_ru text not null, title_en text,
  group_key text not null,                      -- 'accessories' is a filter of the shop
  group_ru text not null, group_en text,
  subgroup text                                 -- 'hats' is a filter of the shop
);

create table products (
  id bigint generated always as identity primary key,
  public_id text not null unique,               -- slug, unique over events too (DEC-91)
  category_id bigint not null references product_categories,
  position integer not null default 0,          -- in its category, for the preview
  title_ru text not null, title_en text,
  description_ru text not null default '', description_en text,   -- sanitised HTML
  text_ru text not null default '', text_en text,                 -- sanitised HTML
  keywords text not null default '',            -- other names people search by
  price_minor bigint not null check (price_minor >= 0),
  pictures text[] not null default '{}',        -- paths below '/images/', the first one is the main one
  gender text not null default 'unisex' check (gender in ('male', 'female', 'unisex')),
  linked_id bigint references products,         -- goes into the basket with it and out of it (BASKET-40)
  delivery boolean not null default true,       -- false: is not carried anywhere
  weight_grams integer not null default 300 check (weight_grams > 0),
  status text not null default 'published' check (status in ('draft', 'published', 'archived')),
  published_at timestamptz not null default now(),
  shuffle double precision not null default random(),   -- random goods are found by an index
  words text[] not null default '{}'            -- folded words of its names and its category's, kept by a trigger
);
create index products_category_position on products (category_id, position, id) where status = 'published';
create index products_new on products (published_at desc, id desc) where status = 'published';
create index products_price on products (price_minor, id) where status = 'published';
create index products_title_ru on products (title_ru, id) where status = 'published';
create index products_title_en on products (coalesce(title_en, title_ru), id) where status = 'published';
create index products_category_new on products (category_id, published_at desc, id desc) where status = 'published';
create index products_category_price on products (category_id, price_minor, id) where status = 'published';
create index products_category_title_ru on products (category_id, title_ru, id) where status = 'published';
create index products_category_title_en on products (category_id, coalesce(title_en, title_ru), id) where status = 'published';
create index products_shuffle on products (shuffle) where status = 'published';
create index products_words on products using gin (words) where status = 'published';

create table product_variants (                 -- `proportions` of the wire: colour, cut
  id bigint generated always as identity primary key,
  public_id text not null unique,
  product_id bigint not null references products,
  position smallint not null default 0,
  name_ru text not null, name_en text,
  picture text
);
create index product_variants_product on product_variants (product_id, position);

create table product_stock (
  id bigint generated always as identity primary key,
  product_id bigint not null references products,
  variant_id bigint references product_variants,
  size text,                                    -- null: has no sizes
  position smallint not null default 0,
  stock integer not null check (stock >= 0),
  taken integer not null default 0,             -- pieces of waiting and paid orders
  check (taken between 0 and stock),
  unique nulls not distinct (product_id, variant_id, size)
);

-- Pieces that an order took: given back with it exactly once, and taken anew for late money.
create table product_takings (
  order_id bigint not null references orders,
  stock_id bigint not null references product_stock,
  count integer not null check (count > 0),
  state text not null default 'kept' check (state in ('kept', 'released')),
  primary key (order_id, stock_id)
);
create index product_takings_stock on product_takings (stock_id);

create table product_sales (
  id bigint generated always as identity primary key,
  starts_at timestamptz not null, ends_at timestamptz not null,
  discount_form text not null check (discount_form in ('percent', 'amount')),
  discount bigint not null check (discount > 0),-- percent, or kopecks off each piece
  count integer not null default 1 check (count >= 1),  -- pieces of its products in the basket (DEC-79)
  check (ends_at > starts_at),
  check (discount_form <> 'percent' or discount <= 100)
);
create index product_sales_ends on product_sales (ends_at);
create table product_sale_products (
  sale_id bigint not null references product_sales on delete cascade,
  product_id bigint not null references products,
  primary key (sale_id, product_id)
);
create index product_sale_products_product on product_sale_products (product_id);

create table related_products (
  product_id bigint not null references products,
  related_id bigint not null references products,
  position smallint not null default 0,
  primary key (product_id, related_id),
  check (product_id <> related_id)
);
create table event_goods (                      -- offered beside tickets, handed out at the start
  event_id bigint not null references events,
  product_id bigint not null references products,
  position smallint not null default 0,
  primary key (event_id, product_id)
);
create table product_places (                   -- collections of an editor
  place text not null check (place in ('home', 'basket')),
  product_id bigint not null references products,
  position smallint not null default 0,
  primary key (place, product_id)
);

create table banners (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  page text not null check (page in ('shop', 'home', 'merch', 'partners')),
  banner_type text not null check (banner_type in ('external_shop', 'shop', 'event', 'partner')),
  position smallint not null default 0,
  title_ru text not null, title_en text,
  link text not null check (link ~ '^(https?://|/[^/])'),
  picture_main text not null default '',
  price_minor bigint check (price_minor >= 0),
  old_price_minor bigint check (old_price_minor >= 0),
  starts_at timestamptz, ends_at timestamptz,   -- null: always
  status text not null default 'published' check (status in ('draft', 'published'))
);
create index banners_page on banners (page, position);

-- Baskets that somebody else prepared (DEC-21), and who may do so.
create table partner_keys (
  id bigint generated always as identity primary key,
  title text not null,
  key_hash bytea not null unique,               -- SHA-256 of the key
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);
create table prepared_baskets (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  partner_key_id bigint references partner_keys,-- null: made by the house
  goods jsonb not null,                         -- [{selector, public_id, count, kind, size, proportion_public_id, promocode}]
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index prepared_baskets_expiry on prepared_baskets (expires_at);

-- How many goods a list has, without counting them: by category and gender.
create table product_counts (
  category_id bigint not null references product_categories,
  gender text not null,
  count bigint not null,
  primary key (category_id, gender)
);

-- Words as they sound, in latin letters: Russian, English and transliterated spellings of a word fold into one. What stands
-- for one sound in two letters becomes one letter, so that a slip of the finger is one step away.
create function fold_words(source text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct word), '{}') from regexp_split_to_table(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
      translate(lower(source),
        'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщыэюяъь''’',
        'abvgdeejziiklmnoprstufhcqww' || chr(1) || 'i' || chr(1) || 'euaabvgdeejziiklmnoprstufhcqwwieua'),
      chr(1), ''), 'shch', 'w'), 'sch', 'w'), 'sh', 'w'), 'zh', 'j'), 'kh', 'h'), 'ch', 'q'), 'ts', 'c'), 'yu', 'u'), 'ya', 'a'), 'y', 'i'),
    '[^a-z0-9]+') as split (word) where length(word) > 1
$$;

create table product_words (                    -- words that goods have, without numbers: few, however many goods there are
  word text collate "C" primary key
);
create index product_words_similar on product_words using gin (word gin_trgm_ops);

create function set_product_words() returns trigger language plpgsql as $$
begin
  new.words := (
    select fold_words(concat_ws(' ', new.title_ru, new.title_en, new.keywords, c.title_ru, c.title_en))
    from product_categories c where c.id = new.category_id);
  return new;
end $$;
create trigger products_set_words before insert or update of title_ru, title_en, keywords, category_id on products
  for each row execute function set_product_words();

create function note_products() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into product_words select distinct word from added, unnest(words) word where word !~ '[0-9]' order by word on conflict do nothing;
    insert into product_counts select category_id, gender, count(*) from added where status = 'published' group by 1, 2 order by 1, 2
      on conflict (category_id, gender) do update set count = product_counts.count + excluded.count;
  end if;
  if tg_op <> 'INSERT' then
    update product_counts c set count = c.count - gone.count
      from (select category_id, gender, count(*) from removed where status = 'published' group by 1, 2) gone
      where c.category_id = gone.category_id and c.gender = gone.gender;
  end if;
  return null;
end $$;
create trigger products_note_insert after insert on products referencing new table as added
  for each statement execute function note_products();
create trigger products_note_update after update on products referencing new table as added old table as removed
  for each statement execute function note_products();
create trigger products_note_delete after delete on products referencing old table as removed
  for each statement execute function note_products();

-- A category that is renamed is found by its new name.
create function rename_category() returns trigger language plpgsql as $$
begin
  update products set category_id = category_id where category_id = new.id;
  return null;
end $$;
create trigger product_categories_rename after update of title_ru, title_en on product_categories
  for each row when (old.title_ru is distinct from new.title_ru or old.title_en is distinct from new.title_en)
  execute function rename_category();
