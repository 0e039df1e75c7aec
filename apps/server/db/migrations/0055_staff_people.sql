-- Who is let in, by whom (back-office.md 2.3–2.5, 3.10).

-- The code of a letter that proves the person anew before a second factor is enrolled.
alter table second_factors add column fresh_seed bytea, add column fresh_until timestamptz,
  add check ((fresh_seed is null) = (fresh_until is null));

create table staff_invitations (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  email text not null,
  name text not null,
  language text not null check (language in ('ru', 'en')),
  grants jsonb not null,
  invited_by bigint not null references users,
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz                          -- accepted, replaced or taken back
);
create index staff_invitations_open on staff_invitations (lower(email)) where ended_at is null;

-- Acts of the back office that were committed, by the key of their call: the same call again answers the same.
create table staff_keys (
  user_id bigint not null references users,
  key text not null,
  fingerprint bytea not null,
  answer jsonb,                                 -- null: within the transaction of the act alone
  made_at timestamptz not null,
  primary key (user_id, key)
);
create index staff_keys_age on staff_keys (made_at);
