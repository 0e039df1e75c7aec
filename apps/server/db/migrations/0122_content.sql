-- Legal texts as the staff keep them (back-office.md 3.9): versions stand in `documents` and never change; what is written anew waits
-- here, and whoever changes or publishes a text locks its row.
create table legal_texts (
  name text primary key check (name in ('pers', 'offers', 'advertising')),
  draft jsonb,                                      -- {title_ru, title_en, html_ru, html_en}; null: nothing waits
  previews integer not null default 1,              -- links to its draft name it: revoking is the next one
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by bigint references users
);
insert into legal_texts (name) values ('pers'), ('offers'), ('advertising');

alter table documents add column published_by bigint references users;  -- null: it was there before the office kept texts

-- How many agreed to a version: `mailing` is agreed to by the text of advertising, everything else by that of personal data.
create index consents_text on consents ((case purpose when 'mailing' then 'advertising' else 'pers' end), document_version) where given;

-- Banners as the staff keep them (back-office.md 3.9): the columns hold what the site shows or would show, `draft` what is written anew
-- while it is published.
alter table banners
  add column draft jsonb,                           -- {page, banner_type, title_ru, …, ends_at}: shown to nobody before it is published
  add column version integer not null default 1,
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now(),
  add column updated_by bigint references users,
  add check (status = 'published' or draft is null),
  add check (ends_at > starts_at),
  drop constraint banners_link_check,
  add constraint banners_link_check check (link ~ '^(https?://|/[^/])' or link = '' and status = 'draft');
