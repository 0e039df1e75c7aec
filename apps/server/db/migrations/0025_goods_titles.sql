-- Words of a title alone: goods that are called as asked stand before goods of a category that is called so.
alter table products add column title_words text[] not null
  generated always as (fold_words(title_ru || ' ' || coalesce(title_en, ''))) stored;
