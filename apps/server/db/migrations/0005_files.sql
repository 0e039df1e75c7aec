create table files (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  purpose text not null check (purpose in ('ticket', 'image')),
  name text not null,
  mime text not null,
  size integer not null,
  storage_name text not null,
  user_id bigint references users,
  visitor text,
  created_at timestamptz not null default now(),
  used_at timestamptz                           -- unused ones are removed after 24 hours (DEC-103)
);
create index files_unused on files (created_at) where used_at is null;

create table documents (
  id bigint generated always as identity primary key,
  name text not null check (name in ('pers', 'offers', 'advertising')),
  version integer not null,
  title_ru text not null, title_en text,
  html_ru text not null, html_en text,          -- sanitised
  published_at timestamptz not null,
  unique (name, version)
);
