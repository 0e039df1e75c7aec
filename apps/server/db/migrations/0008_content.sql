create table news (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  title_ru text not null, title_en text,
  preview_ru text not null, preview_en text,
  text_ru text not null, text_en text,          -- sanitised HTML
  picture text not null default '',
  ground text not null default 'soot',
  event_id bigint references events,
  published_at timestamptz not null
);
create index news_latest on news (published_at desc);
create table stories (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  position smallint not null,
  title_ru text not null, title_en text,
  picture text not null default '',
  sign text not null, ground text not null,
  slides jsonb not null                         -- [{picture, text_ru, text_en, link}]
);
create table letters (
  id bigint generated always as identity primary key,
  channel text not null default 'mail' check (channel in ('mail', 'sms')),
  recipient text not null,
  recipient_name text not null default '',
  language text not null,
  template text not null,
  data jsonb not null,                          -- ids only, no more personal data than the template needs
  dedupe_key text unique,                       -- one letter for one cause
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  last_error text
);
create index letters_due on letters (next_attempt_at) where state = 'waiting';
