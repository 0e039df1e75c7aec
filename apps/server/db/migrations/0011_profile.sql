alter table users
  add column new_email text,                    -- asked for, until its letter confirms it
  add column exported_at timestamptz,           -- the last export of the own data: one a day
  add column deleted_at timestamptz;            -- erased by its owner; only what the law keeps is left

-- Addresses outside accounts that take the mailing; an account's own is `users.mailing` (DEC-45).
create table subscriptions (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  email text not null,
  language text not null check (language in ('ru', 'en')),
  agree boolean,                                -- what was said about personal data, kept as a consent when confirmed
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  ended_at timestamptz
);
create unique index subscriptions_email on subscriptions (lower(email));

-- A consent of an erased person is proved by the e-mail or phone that he names himself: only its keyed hash is kept.
alter table consents add column person_hash text;
create index consents_person_hash on consents (person_hash) where person_hash is not null;
create index consents_email on consents (lower(email));

-- A letter whose row must not outlive it: the last one to a person who has been erased.
alter table letters add column forget boolean not null default false;
create index letters_recipient on letters (lower(recipient));
