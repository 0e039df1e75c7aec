-- What people ask of their data, and what became of it (back-office.md 5.18). After the term, or with the person's erasure, the
-- hash of the name, the days and the outcome are left of a row.
create table privacy_requests (
  id bigint generated always as identity primary key,     -- its number, as histories and letters name it
  public_id text not null unique,
  kind text not null check (kind in ('access', 'copy', 'correction', 'erasure', 'withdrawal')),
  source text check (source in ('email', 'paper', 'phone', 'in_person')),
  name text,
  email text,
  user_id bigint references users,                        -- whose proved address it was when it came: he may change it
  language text check (language in ('ru', 'en')),         -- of the answer
  wish text,
  name_hash text not null,                                -- keyed, of the name in small letters
  received_on date not null,
  due_on date not null check (due_on > received_on),      -- the last day of the term
  prolonged_at timestamptz,
  prolonged_why text,                                     -- as the person read it
  identity text check (identity in ('account', 'paper', 'letter')),
  identity_note text,
  exported_at timestamptz,
  outcome text check (outcome in ('done', 'refused', 'erased')), -- null: open
  answer text,                                            -- as the person read it
  closed_at timestamptz,
  forgotten_at timestamptz,
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by bigint references users,                     -- null: the system
  check ((outcome is null) = (closed_at is null)),
  check (forgotten_at is null or closed_at is not null),
  check ((forgotten_at is null) = (name is not null)),
  check ((forgotten_at is null) = (email is not null)),
  check (forgotten_at is null or user_id is null),
  check (forgotten_at is null or coalesce(source, language, wish, prolonged_why, identity, identity_note, answer) is null)
);
-- The list of the office by when they came and by their term, those that are open first of all; whom an erasure looks for; the term.
create index privacy_requests_due on privacy_requests ((due_on - date '1970-01-01'), id);
create index privacy_requests_open on privacy_requests ((due_on - date '1970-01-01'), id) where outcome is null;
create index privacy_requests_email on privacy_requests (lower(email)) where email is not null;
create index privacy_requests_user on privacy_requests (user_id) where user_id is not null;
create index privacy_requests_over on privacy_requests (closed_at) where forgotten_at is null;
