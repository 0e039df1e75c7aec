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
    check (state in ('draft', 'waiting', 'scheduled', 'sending', 'paused', 'stopped', 'done')),
  send_at timestamptz,
  approval text,                                    -- public id of what a second person has agreed to
  rests text check (rests in ('person', 'refusals', 'outgrown')),
  refusals_seen boolean not null default false,     -- a person has looked at them and let it go on
  begun_at timestamptz, ended_at timestamptz,
  total integer not null default 0,                 -- of its letters
  version integer not null default 1,
  created_at timestamptz not null, updated_at timestamptz not null, updated_by bigint references users,
  check (kind = 'news' or event_city_id is not null)
);
create index mailings_start on mailings (event_city_id, id);
create index mailings_due on mailings (send_at) where state = 'scheduled';
create index mailings_going on mailings (id) where state in ('sending', 'paused');

-- One for each address, fixed when the sending begins.
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
create index mailing_letters_state on mailing_letters (mailing_id, state, place);
create index mailing_letters_address on mailing_letters (address) where address <> '';

-- Whose turn it is: of all letters together, and of each mail domain.
create table mailing_turns (
  name text primary key,                            -- '*', or a domain
  kept double precision not null                    -- milliseconds since 1970, of the turn after
);
