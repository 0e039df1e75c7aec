-- Stories as the staff keep them (back-office.md 3.9): the columns hold what the site shows or would show, `draft` what is written anew
-- while it is published. What was there is on the site already.
alter table stories
  add column status text not null default 'published' check (status in ('draft', 'published')),
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  add column draft jsonb,                           -- {title_ru, title_en, sign, ground, slides, starts_at, ends_at}
  add column version integer not null default 1,
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now(),
  add column updated_by bigint references users,
  add check (status = 'published' or draft is null),
  add check (ends_at > starts_at);
alter table stories alter column status set default 'draft', drop column picture;
-- Every slide has all its fields: '' for no picture and no link.
update stories set slides = coalesce((
  select jsonb_agg(jsonb_build_object('picture', coalesce(s ->> 'picture', ''), 'text_ru', coalesce(s ->> 'text_ru', ''),
    'text_en', s -> 'text_en', 'link', coalesce(s ->> 'link', '')) order by n)
  from jsonb_array_elements(slides) with ordinality as e (s, n)), '[]');

-- What the first page shows (back-office.md 3.9). One row; what is not said stands as it always did.
create table home_page (
  one boolean primary key default true check (one),
  content jsonb not null default '{}',              -- HomeContent of the rules
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by bigint references users                -- null: the system
);
insert into home_page default values;
