-- Mass letters (back-office.md 5.13): what is written to whom, and each letter of it with what became of it.
create table mailings (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  title text not null,                              -- for the staff
  kind text not null check (kind in ('service', 'news')),
  event_city_id bigint references event_cities,     -- null: news of no start
  content jsonb not null,                           -- {ru: {subject, preheader, blocks}, en: the same or null}
  conditions jsonb not null,
  state text not null default 'draft'
    check (state in ('draft', 'waiting', 'scheduled', 'preparing', 'sending', 'paused', 'stopped', 'done')),
  send_at timestamptz,
  approval text,                                    -- public id of what a second person has agreed to
  agreed integer,                                   -- people, to whom
  rests text check (rests in ('person', 'refusals', 'outgrown', 'declined')),
  begun_at timestamptz, ended_at timestamptz,
  prepared_to text,                                 -- while its letters are listed: the last address that was looked at
  zones text[] not null default '{}',               -- of its letters
  total integer not null default 0,                 -- of its letters
  sent integer not null default 0,
  refused integer not null default 0,
  judged integer not null default 0,                -- letters that ended since refusals are counted anew
  judged_refused integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null, updated_at timestamptz not null, updated_by bigint references users,
  check (kind = 'news' or event_city_id is not null)
);
create index mailings_start on mailings (event_city_id, id);
create index mailings_going on mailings (id) where state in ('scheduled', 'preparing', 'sending', 'paused');

-- One for each address, listed when the sending begins.
create table mailing_letters (
  id bigint generated always as identity primary key,
  mailing_id bigint not null references mailings,
  hash text not null,                               -- keyed, of the address: outlives it
  address text not null,                            -- lower case; '' once it is forgotten
  language text not null,
  timezone text not null,                           -- whose clocks are quiet at night
  place double precision not null default random(), -- in the order of sending
  state text not null default 'waiting' check (state in ('waiting', 'queued', 'retried', 'sent', 'refused', 'unsubscribed', 'gone')),
  changed_at timestamptz not null,
  unique (mailing_id, hash)
);
create index mailing_letters_state on mailing_letters (mailing_id, state, timezone, place);
create index mailing_letters_address on mailing_letters (address) where address <> '';

-- Whose turn it is: of all letters together, and of each mail domain.
create table mailing_turns (
  name text primary key,                            -- '*', or a domain
  kept double precision not null                    -- milliseconds since 1970, of the turn after
);
