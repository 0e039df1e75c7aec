-- Who has which card open (back-office.md 3.1): a hint that may be lost with a crash, so it is not logged.
create unlogged table presences (
  kind text not null,
  object_id text not null,
  user_id bigint not null references users (id),
  seen_at timestamptz not null,
  primary key (kind, object_id, user_id)
);
create index presences_of_person on presences (user_id);
create index presences_seen on presences (seen_at);
