-- Information pages as the staff keep them (back-office.md 3.9, 5.17): the columns hold what the site shows or would show, `draft` what is
-- written anew beside it. What there is already stays as it is.
alter table pages
  add column office_id text not null unique default gen_random_uuid()::text,  -- for the staff: `slug` is the address, which may change
  add column published_at timestamptz default now(),                          -- readers see it from then on; null: nobody does
  add column draft jsonb,                                                     -- {title_ru, …, blocks}: shown to nobody before it is published
  add column was_out boolean not null default false,                          -- readers have seen its address, which leads to it for ever
  add column replaced_by bigint references pages,                             -- of the archive: readers are led to this page
  add column previews integer not null default 1,                             -- links to its draft name it: revoking is the next one
  add column version integer not null default 1,
  add column created_at timestamptz not null default now(),
  add column updated_by bigint references users,
  add check (status <> 'published' or published_at is not null),
  add check (status <> 'draft' or draft is null),
  add check (replaced_by is null or status = 'archived' and replaced_by <> id);
update pages set office_id = slug, created_at = updated_at, was_out = status <> 'draft',
  published_at = case when status = 'draft' then null else least(updated_at, now()) end;
create index pages_replaced_by on pages (replaced_by);

-- Addresses that a page had while readers saw it: each leads to where it is now.
create table page_redirects (
  slug text primary key,
  page_id bigint not null references pages,
  created_at timestamptz not null
);
create index page_redirects_page on page_redirects (page_id);

-- What was saved, the latest 50 of each.
create table page_versions (
  id bigint generated always as identity primary key,
  page_id bigint not null references pages,
  number integer not null,
  content jsonb not null,                           -- as `draft`
  restored_from integer,                            -- number of the version that it repeats
  created_at timestamptz not null,
  created_by bigint references users,               -- null: it was there before versions were kept
  published_at timestamptz,                         -- when it was put on the site last
  unique (page_id, number)
);
