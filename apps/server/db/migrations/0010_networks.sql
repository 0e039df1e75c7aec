create table user_networks (
  user_id bigint not null references users,
  network text not null check (network in ('vk', 'google')),
  subject text not null,                        -- the person's id at the provider
  attached_at timestamptz not null default now(),
  primary key (user_id, network),
  constraint user_networks_subject unique (network, subject)
);

-- A sign-in at a provider that has begun: ten minutes, once, for one purpose and one browser or person (DEC-43).
create table network_states (
  state_hash bytea primary key,                 -- SHA-256 of the state
  network text not null check (network in ('vk', 'google')),
  purpose text not null check (purpose in ('login', 'add')),
  visitor text,                                 -- login: hash of the visitor cookie of the browser that began
  user_id bigint references users,              -- add: whose account
  verifier text not null,                       -- PKCE
  nonce text not null,
  agree boolean not null,
  mailing boolean not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  answer jsonb,                                 -- who came back, while consent is asked for
  check ((purpose = 'login') = (visitor is not null) and (purpose = 'add') = (user_id is not null))
);
create index network_states_expiry on network_states (expires_at);
