-- Seals that went out of the house by letter or log: an audit that was emptied, cut or rewritten does not match them (0031).
create table audit_anchors (
  number bigint primary key,
  seal bytea not null,
  at timestamptz not null
);
create function refuse_anchor_change() returns trigger language plpgsql as $$
begin
  raise exception 'an anchor of the audit is written once' using errcode = 'restrict_violation';
end $$;
create trigger audit_anchors_kept before update or delete on audit_anchors
  for each row execute function refuse_anchor_change();
create trigger audit_anchors_whole before truncate on audit_anchors
  for each statement execute function refuse_anchor_change();

-- What was verified, and how it came out.
create table audit_checks (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  checked_by bigint,                            -- no reference, as in entries; null: the sweep of the night
  whole boolean not null,                       -- from the first entry on
  last_number bigint,                           -- up to which one; null: there was none
  checked bigint not null,
  broken_at bigint                              -- null: the chain was right
);
create index audit_checks_at on audit_checks (at) where checked_by is null;
