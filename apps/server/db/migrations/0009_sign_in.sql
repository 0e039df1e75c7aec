alter table users
  add column password_weak boolean not null default false,       -- a common password, taken all the same (DEC-32)
  -- Registrations of an address that is not confirmed yet typed different passwords: none of them is kept.
  add column password_contested boolean not null default false;

alter table logins
  add column device text,                       -- system and browser by the User-Agent, to tell a new device
  add column address_hash text;                 -- keyed hash of the IP address, for the same

-- Codes of letters. The text in the letter is the id with an HMAC of purpose and seed: the table alone opens nothing.
create table one_time_codes (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  purpose text not null check (purpose in ('confirm_email', 'new_email', 'reset', 'secure', 'link', 'finish_registration',
    'delete_account', 'subscribe', 'unsubscribe', 'social')),
  user_id bigint references users,              -- null: an address without an account
  email text not null,                          -- where the letter goes, and what the code proves
  seed bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz                          -- used, or replaced by a newer one
);
create index one_time_codes_user on one_time_codes (user_id, purpose) where ended_at is null;
create index one_time_codes_email on one_time_codes (lower(email), purpose, created_at);
create index one_time_codes_age on one_time_codes (created_at);

-- Codes of text messages (DEC-28): four digits made of the seed and a key outside the database.
create table phone_codes (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  phone text not null,
  purpose text not null check (purpose in ('sign_in', 'new_phone', 'delete_account')),
  user_id bigint references users,
  seed bytea not null,
  tries smallint not null default 0 check (tries between 0 and 3),  -- counted before anything is compared
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  ended_at timestamptz                          -- used, or replaced by a newer one
);
create index phone_codes_live on phone_codes (phone, purpose) where ended_at is null;
create index phone_codes_age on phone_codes (created_at);

-- Limits that several processes share: the moments of the last takes, no more of them than the largest limit.
create table attempts (
  scope text not null,
  key text not null,                            -- keyed hash of an e-mail, phone or IP address
  moments timestamptz[] not null,
  touched_at timestamptz not null default now(),
  primary key (scope, key)
);
create index attempts_age on attempts (touched_at);

-- What a stranger asked for by an e-mail. Answered by a sweep: the call itself is the same for known and unknown ones.
create table letter_requests (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('registration', 'confirmation', 'reset', 'link')),
  email text not null,
  language text not null check (language in ('ru', 'en')),
  registration jsonb,                           -- {name, password_hash, password_weak, mailing, address}
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  check ((kind = 'registration') = (registration is not null))
);
