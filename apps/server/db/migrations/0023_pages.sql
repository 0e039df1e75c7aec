-- Information pages that an editor writes (API §11, DEC-22).
create table pages (
  id bigint generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9_-]{1,64}$'),
  title_ru text not null, title_en text,
  description_ru text not null default '', description_en text,
  text_ru text not null default '', text_en text,  -- HTML, cleaned when it is read
  blocks jsonb not null default '[]',             -- as page-blocks.ts reads them, texts as {ru, en}
  ground text not null default 'soot',
  sign text,
  status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  updated_at timestamptz not null default now()
);
