create table users (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  email text,
  email_confirmed_at timestamptz,
  phone text,
  phone_confirmed_at timestamptz,
  password_hash text,
  name text not null default '', last_name text not null default '', second_name text not null default '',
  birth_date date,
  gender text not null default 'none' check (gender in ('none', 'male', 'female')),
  extra_contact text, contact_name text, contact_phone text, type_relate text,
  mailing boolean not null default false,
  roles text[] not null default '{}',
  discount bigint not null default 0, discount_form text not null default 'percent' check (discount_form in ('percent', 'amount')),
  language text not null default 'ru' check (language in ('ru', 'en')),
  temporary boolean not null default false,
  blocked boolean not null default false,
  created_at timestamptz not null default now()
);
-- A temporary user never owns an address: whatever e-mail was typed, no account opens by it.
create unique index users_email on users (lower(email)) where not temporary and email is not null;
create unique index users_phone on users (phone) where not temporary and phone is not null;
create index users_temporary_email on users (lower(email)) where temporary;

create table logins (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  user_id bigint not null references users,
  token_hash bytea not null unique,             -- SHA-256 of the token (DEC-07)
  method text not null check (method in ('email', 'phone', 'vk', 'google', 'link', 'payment', 'confirm')),
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  os text, browser text, city text, country text
);
create index logins_user on logins (user_id);

create table consents (
  id bigint generated always as identity primary key,
  user_id bigint references users,
  email text,
  purpose text not null check (purpose in ('personal_data', 'mailing', 'offer')),
  given boolean not null,
  document_version integer,
  source text not null,
  address text,                                 -- IP address, as the law asks
  created_at timestamptz not null default now()
);
create index consents_user on consents (user_id);
