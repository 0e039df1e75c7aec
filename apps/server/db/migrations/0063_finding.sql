-- Finding anybody by anything (back-office.md 3.3). Bodies are bound when they are made (`return`), as in 0022.

-- Words of a name as they sound, each by itself: an apostrophe joins, a hyphen parts.
create function sound_words(source text) returns text[] language sql immutable parallel safe cost 10000
return (
  select coalesce(array_agg(word), '{}') from unnest(string_to_array(name_sounds(regexp_replace(
    translate(fold_title(source), '''’`ʼ', ''), '[-\s.,;:()"«»/\\|!?&+*@#%=–—<>{}\[\]_]+', '|', 'g')), '|')) word
  where word <> '');

-- What the indexes of names hold. Costly: a plan computes it for what an index has found, never for a whole table.
create function name_lexemes(source text) returns tsvector language sql immutable parallel safe cost 10000
return array_to_tsvector(sound_words(coalesce(source, '')));

-- Names in which each word asked for is one of theirs, or begins one. A last i may stand before a vowel, where a longer name has
-- none; of two sounds only that very name is found (Ли, Ян), or a tenth of everybody would be read. null: nothing is asked for.
create function sought_names(words text, begins boolean) returns tsquery language sql immutable parallel safe
return (
  select string_agg(case
    when not begins or length(sound) < 3 then '''' || sound || ''''
    when length(rtrim(sound, 'i')) > 1 then '''' || rtrim(sound, 'i') || ''':*'
    else '''' || sound || ''':*' end, ' & ')::tsquery
  from unnest(sound_words(words)) sound);

create index users_names on users using gin (name_lexemes(last_name || ' ' || name || ' ' || second_name));
create index users_email_begins on users (lower(email) collate "C") where email is not null;
create index users_phone_ends on users (reverse(phone) collate "C") where phone is not null;

create index tickets_names on tickets using gin (
  name_lexemes((info ->> 'last_name') || ' ' || (info ->> 'first_name'))) where info is not null;
create index tickets_phone_ends on tickets (reverse(info ->> 'phone') collate "C") where info is not null;

create index orders_id_begins on orders (public_id collate "C");
create index orders_email_begins on orders (lower(email) collate "C");
create index orders_phone_ends on orders (reverse(phone) collate "C") where phone is not null;

-- A start is called by its event and its city: their words are kept, and joined when they are asked for.
alter table events add column names tsvector not null
  generated always as (name_lexemes(title_ru || ' ' || coalesce(title_en, ''))) stored;
alter table cities add column names tsvector not null generated always as (name_lexemes(name_ru || ' ' || name_en)) stored;

create index teams_names on teams using gin (name_lexemes(title));
create index clubs_names on clubs using gin (name_lexemes(title));
create index products_names on products using gin (name_lexemes(title_ru || ' ' || coalesce(title_en, '')));
create index certificates_email_begins on certificates (lower(recipient_email) collate "C") where recipient_email <> '';
create index shipments_track on shipments (upper(track)) where track is not null;
create index payments_provider_id on payments (provider_payment_id) where provider_payment_id is not null;
