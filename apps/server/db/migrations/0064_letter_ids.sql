-- The staff names a letter by an id that is nobody's guess (back-office.md 4.4).
alter table letters add column public_id text not null default replace(gen_random_uuid()::text, '-', '');
create unique index letters_public_id on letters (public_id);
