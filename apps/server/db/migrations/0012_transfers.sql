-- Giving tickets away may be switched off for an event (DEC-73).
alter table events add column transfers boolean not null default true;

-- Every offer of a ticket ever made; at most one waits.
create table ticket_transfers (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references tickets,
  from_user_id bigint not null references users,
  to_user_id bigint references users,           -- who answered; null: nobody yet
  email text not null,                          -- to whom it is offered
  language text not null check (language in ('ru', 'en')),        -- of the giver: the recipient's is not known yet
  status text not null default 'waiting' check (status in ('waiting', 'accepted', 'declined', 'taken_back', 'lapsed')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,              -- 7 days, or the end of registration if that is sooner
  closed_at timestamptz,
  check ((status = 'waiting') = (closed_at is null)),
  check (status <> 'accepted' or to_user_id is not null)
);
create unique index ticket_transfers_waiting on ticket_transfers (ticket_id) where status = 'waiting';
create index ticket_transfers_ticket on ticket_transfers (ticket_id);
create index ticket_transfers_from on ticket_transfers (from_user_id);
create index ticket_transfers_email on ticket_transfers (lower(email)) where status = 'waiting';
create index ticket_transfers_expiry on ticket_transfers (expires_at) where status = 'waiting';
create index tickets_original_user on tickets (original_user_id);

-- The run of a ticket's virtual race (DEC-66).
create table online_races (
  ticket_id bigint primary key references tickets,
  started_at timestamptz,                       -- null: handed in without a start here
  result_seconds integer check (result_seconds > 0),
  file_id bigint references files,
  link text,
  status text not null default 'started' check (status in ('started', 'checking', 'accepted', 'declined')),
  comment text,                                 -- of the moderator
  handed_in_at timestamptz,
  check ((status = 'started') = (handed_in_at is null)),
  check ((result_seconds is null) = (handed_in_at is null)),
  check (status <> 'started' or started_at is not null)
);
