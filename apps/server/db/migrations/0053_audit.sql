-- What the staff did and looked at (back-office.md 4.8): written once, sealed in a chain, never changed.
create table audit_entries (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  at timestamptz not null,
  actor_id bigint,                              -- no reference: an entry outlives whom it names; null: nobody of the staff
  came_from text not null check (came_from in ('office', 'desk', 'command', 'system')),
  session text,
  act text,
  object_kind text, object_id text, object_title jsonb,
  places jsonb not null,
  changes jsonb not null,                       -- personal values enciphered
  reason jsonb,
  address jsonb,                                -- enciphered, as title and reason are where they are of a person
  request_id text,
  result text not null check (result in ('done', 'refused')),
  code text,
  mac bytea not null,                           -- HMAC of all above: only who knows the secret can add an entry
  xid xid8 not null default pg_current_xact_id(),
  seal_number bigint unique,                    -- without gaps
  seal bytea,
  check ((seal is null) = (seal_number is null))
);
create index audit_entries_object on audit_entries (object_kind, object_id, id desc) where object_kind is not null;
create index audit_entries_unsealed on audit_entries (id) where seal is null;
create index audit_entries_at on audit_entries (at);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.seal is null then
    return new;
  end if;
  if tg_op = 'UPDATE' and old.seal is null and new.seal is not null
    and to_jsonb(new) - '{seal,seal_number}'::text[] = to_jsonb(old) - '{seal,seal_number}'::text[] then
    return new;
  end if;
  raise exception 'an entry of the audit is written once and sealed once' using errcode = 'restrict_violation';
end $$;
create trigger audit_entries_kept before insert or update or delete on audit_entries
  for each row execute function refuse_audit_change();
create trigger audit_entries_whole before truncate on audit_entries
  for each statement execute function refuse_audit_change();

-- Looks like one that has an entry already are counted beside it: a sealed entry cannot count.
create table audit_views (
  entry_id bigint primary key references audit_entries,
  count integer not null,
  last_at timestamptz not null
);

-- Keys of personal values; an erased person's row stays without a key, so that he never gets another.
create table subject_keys (
  user_id bigint primary key,
  wrapped bytea,
  erased_at timestamptz,
  check ((wrapped is null) <> (erased_at is null))
);
