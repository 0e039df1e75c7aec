-- Lines of lists of free tickets that a run has still to give (back-office.md 5.7): each goes with its order, the rest after three days.
create table invites (
  id bigint generated always as identity primary key,
  list text not null,                           -- in the params of the run
  gift integer not null,                        -- what goes to one mailbox by one order, by its first line: a piece of the run
  email text not null,
  format_id bigint not null references formats on delete cascade,
  kind text not null,
  count integer not null check (count > 0),
  info jsonb,                                   -- null: whoever gets it names the participant
  created_at timestamptz not null
);
create index invites_list on invites (list, gift);
create index invites_format on invites (format_id, kind);
create index invites_created on invites (created_at);
create index invites_email on invites (lower(email));
