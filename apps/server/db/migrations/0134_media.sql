-- Uploaded pictures of the site and what leads to each (back-office.md 3.9). Triggers keep the uses: what a row leads to cannot go.
alter table legal_texts add column id smallint not null unique generated always as identity;

create table media (
  id bigint generated always as identity primary key,
  public_id text not null unique default gen_random_uuid()::text,
  path text not null unique,                        -- below `/images/`, made of the content
  touched_at timestamptz not null default now(),    -- kept, put to a use or taken from one last
  version integer not null default 1,               -- grows with every change of what shows it
  created_at timestamptz not null default now()
);
create index media_touched on media (touched_at, id);

create table media_uses (
  media_id bigint not null references media,
  source text not null,                             -- the table of the row
  of bigint not null,                               -- its id; of versions that of their thing
  number integer not null default 0,                -- of a version; 0: what is written or shown now
  primary key (source, of, number, media_id)
);
create index media_uses_media on media_uses (media_id);

create function picture_paths(said text) returns setof text language sql immutable as $$
  select distinct found[1] || '.jpg' from regexp_matches(said, '([0-9a-f]{2}/[0-9a-f]{64})\.(?:jpg|webp|avif)', 'g') as found
$$;

-- Arguments: the column of the id, and that of the number of a version.
create function keep_media_uses() returns trigger language plpgsql as $$
declare
  was jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  now_is jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  one jsonb := case when tg_op = 'DELETE' then was else now_is end;
  id_of bigint := (one ->> tg_argv[0])::bigint;
  number_of integer := case when tg_nargs > 1 then (one ->> tg_argv[1])::integer else 0 end;
  paths text[] := array(select picture_paths(now_is::text) order by 1);
  held bigint[];
begin
  if cardinality(paths) = 0 and tg_op = 'INSERT' then return null; end if;
  -- Another price or word beside the same pictures locks none of them: what is used cannot go.
  if tg_op = 'UPDATE' and (select count(*) from media_uses u join media m on m.id = u.media_id
    where u.source = tg_table_name and u.of = id_of and u.number = number_of and m.path = any (paths)) = cardinality(paths)
    and paths = array(select picture_paths(was::text) order by 1) then return null; end if;
  -- Locked in one order before they change: whoever removes a picture waits, or has removed it.
  held := array(
    select m.id from media m where m.id = any (array(
      select id from media where path = any (paths)
      union select u.media_id from media_uses u where u.source = tg_table_name and u.of = id_of and u.number = number_of))
    order by m.id for no key update);
  with gone as (
    delete from media_uses u using media m
    where m.id = u.media_id and u.source = tg_table_name and u.of = id_of and u.number = number_of and m.path <> all (paths)
    returning u.media_id
  ), come as (
    insert into media_uses (media_id, source, of, number)
    select m.id, tg_table_name, id_of, number_of from media m where m.id = any (held) and m.path = any (paths)
    on conflict do nothing returning media_id
  )
  update media set touched_at = now(), version = version + (number_of = 0)::integer
  where id in (select media_id from gone union select media_id from come);
  return null;
end $$;

create trigger banners_media after insert or delete or update of picture_main, draft on banners
  for each row execute function keep_media_uses('id');
create trigger stories_media after insert or delete or update of slides, draft on stories
  for each row execute function keep_media_uses('id');
create trigger news_media after insert or delete or update of picture, text_ru, text_en, draft on news
  for each row execute function keep_media_uses('id');
create trigger news_versions_media after insert or delete or update of content on news_versions
  for each row execute function keep_media_uses('news_id', 'number');
create trigger pages_media after insert or delete or update of text_ru, text_en, blocks, draft on pages
  for each row execute function keep_media_uses('id');
create trigger page_versions_media after insert or delete or update of content on page_versions
  for each row execute function keep_media_uses('page_id', 'number');
create trigger documents_media after insert or delete or update of html_ru, html_en on documents
  for each row execute function keep_media_uses('id');
create trigger legal_texts_media after insert or delete or update of draft on legal_texts
  for each row execute function keep_media_uses('id');
create trigger products_media after insert or delete or update of pictures, description_ru, description_en, text_ru, text_en on products
  for each row execute function keep_media_uses('id');
create trigger product_variants_media after insert or delete or update of picture on product_variants
  for each row execute function keep_media_uses('id');
create trigger clubs_media after insert or delete or update of picture, description on clubs
  for each row execute function keep_media_uses('id');
create trigger events_media after insert or delete or update of banners, description_ru, description_en on events
  for each row execute function keep_media_uses('id');

-- Texts that lead to a picture as they are: a replacement leaves them.
create trigger event_types_media after insert or delete or update of description_ru, description_en, logo on event_types
  for each row execute function keep_media_uses('id');
create trigger event_cities_media after insert or delete or update of directions_ru, directions_en on event_cities
  for each row execute function keep_media_uses('id');
create trigger formats_media after insert or delete or update of description_ru, description_en, logo on formats
  for each row execute function keep_media_uses('id');
create trigger mailings_media after insert or delete or update of content on mailings
  for each row execute function keep_media_uses('id');
create trigger insurance_offers_media after insert or delete or update of description_ru, description_en, logo on insurance_offers
  for each row execute function keep_media_uses('id');
create trigger certificate_nominals_media after insert or delete or update of text_ru, text_en, picture on certificate_nominals
  for each row execute function keep_media_uses('id');

-- What is shown, drafted or kept already.
create temporary table said on commit drop as
  select 'banners' as source, id as of, 0 as number, to_jsonb(t)::text as words from banners t
  union all select 'stories', id, 0, to_jsonb(t)::text from stories t
  union all select 'news', id, 0, to_jsonb(t)::text from news t
  union all select 'news_versions', news_id, number, to_jsonb(t)::text from news_versions t
  union all select 'pages', id, 0, to_jsonb(t)::text from pages t
  union all select 'page_versions', page_id, number, to_jsonb(t)::text from page_versions t
  union all select 'documents', id, 0, to_jsonb(t)::text from documents t
  union all select 'legal_texts', id, 0, to_jsonb(t)::text from legal_texts t
  union all select 'products', id, 0, to_jsonb(t)::text from products t
  union all select 'product_variants', id, 0, to_jsonb(t)::text from product_variants t
  union all select 'clubs', id, 0, to_jsonb(t)::text from clubs t
  union all select 'events', id, 0, to_jsonb(t)::text from events t
  union all select 'event_types', id, 0, to_jsonb(t)::text from event_types t
  union all select 'event_cities', id, 0, to_jsonb(t)::text from event_cities t
  union all select 'formats', id, 0, to_jsonb(t)::text from formats t
  union all select 'mailings', id, 0, to_jsonb(t)::text from mailings t
  union all select 'insurance_offers', id, 0, to_jsonb(t)::text from insurance_offers t
  union all select 'certificate_nominals', id, 0, to_jsonb(t)::text from certificate_nominals t;
insert into media (path) select distinct shown.path from said, picture_paths(said.words) as shown (path);
insert into media_uses (media_id, source, of, number)
  select m.id, said.source, said.of, said.number from said, picture_paths(said.words) as shown (path) join media m on m.path = shown.path;
drop table said;
