-- Passkeys of the staff (back-office.md 2.4): a second factor beside the authenticator app, or in its place.
alter table second_factors add column totp_since timestamptz; -- null: no authenticator app of the person counts
update second_factors set totp_since = confirmed_at where confirmed_at is not null;

create table passkeys (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  user_id bigint not null references second_factors on delete cascade,
  name text not null check (length(name) between 1 and 40),
  credential_id text not null unique,           -- base64url, as the authenticator calls it
  public_key bytea not null,                    -- COSE
  counter bigint not null,                      -- of signatures, as the authenticator last told it
  transports text[] not null default '{}',
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- What a passkey is asked to sign: one of a login for each purpose, taken out by its answer.
create table passkey_challenges (
  login_id bigint not null references logins on delete cascade,
  purpose text not null check (purpose in ('prove', 'enrol', 'add')),
  user_id bigint not null references second_factors on delete cascade,
  challenge text not null,                      -- base64url
  expires_at timestamptz not null,
  primary key (login_id, purpose)
);
create index passkey_challenges_user on passkey_challenges (user_id);
