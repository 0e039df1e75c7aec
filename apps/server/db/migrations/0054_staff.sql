-- Who works in the back office, and how he gets in (back-office.md 2.3–2.5).
create table staff_grants (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  user_id bigint not null references users,
  role text not null check (role in ('admin', 'manager', 'content', 'finance', 'desk')),
  scope jsonb not null default '"all"',
  areas text[] not null default '{}',
  until timestamptz,
  granted_at timestamptz not null default now(),
  ended_at timestamptz
);
create index staff_grants_user on staff_grants (user_id) where ended_at is null;

create table second_factors (
  user_id bigint primary key references users,
  secret bytea not null,                        -- enciphered
  begun_at timestamptz not null,
  confirmed_at timestamptz,                     -- null: shown, not confirmed yet
  last_step bigint not null default 0,          -- no code of this step of time or an earlier one works again
  wrong_at timestamptz[] not null default '{}',
  rest_until timestamptz,
  blocked_at timestamptz
);

create table recovery_codes (
  user_id bigint not null references second_factors on delete cascade,
  code_hash text not null,                      -- keyed
  used_at timestamptz,
  primary key (user_id, code_hash)
);

create table staff_sessions (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  user_id bigint not null references users,
  login_id bigint not null references logins on delete cascade,
  token_hash bytea not null unique,             -- SHA-256 of the cookie
  password_mark bytea not null,                 -- of the password hash at the opening: another password ends the session
  opened_at timestamptz not null,
  last_act_at timestamptz not null,
  proven_at timestamptz not null,
  ended_at timestamptz,
  device text,
  address_hash text
);
create index staff_sessions_user on staff_sessions (user_id);
create index staff_sessions_login on staff_sessions (login_id);

insert into staff_grants (public_id, user_id, role)
select replace(gen_random_uuid()::text, '-', ''), u.id, r
from users u, unnest(u.roles) r where r in ('admin', 'manager', 'content', 'finance', 'desk');
