-- News as the staff keep them (back-office.md 5.17): the columns hold what the site shows or would show, `draft` what is written anew
-- while it is shown. What there is already stays published as it is.
alter table news
  add column office_id text not null unique default gen_random_uuid()::text,  -- for the staff: `public_id` is the address, which may change
  add column state text not null default 'published' check (state in ('draft', 'published', 'archived')),
  add column until timestamptz,                                               -- off the site from then on
  add column draft jsonb,                                                     -- {title_ru, …, event}: shown to nobody before it is published
  add column was_out boolean not null default false,                          -- readers have seen its address, which therefore stays
  add column previews integer not null default 1,                             -- links to its draft name it: revoking is the next one
  add column version integer not null default 1,
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now(),
  add column updated_by bigint references users,
  alter column published_at drop not null,
  add check (state <> 'published' or published_at is not null),
  add check (state = 'published' or draft is null),
  add check (until > published_at);
update news set created_at = least(published_at, now()), updated_at = least(published_at, now());
create index news_office on news (coalesce(published_at, updated_at), id);

-- What was saved, the latest 50 of each.
create table news_versions (
  id bigint generated always as identity primary key,
  news_id bigint not null references news,
  number integer not null,
  content jsonb not null,                           -- as `draft`
  restored_from integer,                            -- number of the version that it repeats
  created_at timestamptz not null,
  created_by bigint references users,               -- null: it was there before versions were kept
  published_at timestamptz,                         -- when it was put on the site last
  unique (news_id, number)
);
