-- What visitors ask the team (SUPPORT-*, API §11).
create table support_requests (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  type text not null check (type in ('clubs', 'feedback', 'corp', 'partners', 'logistics', 'media', 'other')),
  name text not null,
  email text not null,
  phone text not null,
  text text not null,
  club_id bigint references clubs,
  user_id bigint references users,                -- null: a guest
  language text not null check (language in ('ru', 'en')),
  mailing boolean not null default false,
  consent_version integer,                        -- of the text that was agreed to; null: nothing was said
  consent_at timestamptz,
  state text not null default 'new' check (state in ('new', 'answered', 'closed')),
  created_at timestamptz not null default now()
);
create index support_requests_open on support_requests (state, created_at desc);
create index support_requests_email on support_requests (lower(email), created_at desc);
create index support_requests_user on support_requests (user_id) where user_id is not null;
create index support_requests_club on support_requests (club_id) where club_id is not null;
