-- Files of the lists of the house: they are of no start (back-office.md 4.6).
alter table imports alter column event_city_id drop not null;
alter table imports add check ((event_city_id is not null) = (kind = 'results'));
create index imports_reference on imports (kind, id) where event_city_id is null;

-- A school is known by its city, its type and its full name, however quotes, dashes, spaces and ё are written.
create function school_key(name text) returns text language sql immutable strict parallel safe as $$
  select btrim(regexp_replace(translate(lower(name), 'ё–—«»"“”„''', 'е--'), '[[:space:]]+', ' ', 'g'))
$$;
-- Registers that were filled by hand name some twice; nothing refers to a school, and the first of each stays.
delete from schools where id in (
  select n.id from (select id, row_number() over (partition by city_id, type, school_key(name) order by id) as place from schools) n
  where n.place > 1);
create unique index schools_key on schools (city_id, type, school_key(name));

-- Cities are named in files of schools and of postal indexes.
create function place_key(name text) returns text language sql immutable strict parallel safe as $$
  select btrim(translate(lower(name), 'ё–—', 'е--'))
$$;
create index cities_named_ru on cities (place_key(name_ru));
create index cities_named_en on cities (place_key(name_en));
