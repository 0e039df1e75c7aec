-- Files made of lists of the back office (back-office.md 4.6).
create table exports (
  id bigint generated always as identity primary key, -- also the number that the file names
  public_id text not null unique,
  list text not null,
  query text not null,                          -- as the address of the list has it
  columns text[] not null,
  format text not null check (format in ('csv', 'xlsx')),
  language text not null check (language in ('ru', 'en')),
  purpose text,
  personal boolean not null,                    -- it has columns of personal data
  of_people boolean not null,                   -- its rows name people
  reach jsonb not null,                         -- of who asked, when he asked
  asked_by bigint not null references users,
  approval text,                                -- public id of what a second person has agreed to
  state text not null default 'waiting' check (state in ('waiting', 'running', 'ready', 'failed', 'expired')),
  error text,
  total integer,                                -- rows that were counted; null: too many to count
  rows integer not null default 0,
  size bigint,
  attempts integer not null default 0,
  restarts integer not null default 0,          -- of them those after an erasure
  leased_until timestamptz,                     -- a process is at it
  created_at timestamptz not null,
  started_at timestamptz, finished_at timestamptz, expires_at timestamptz,
  hidden_at timestamptz,                        -- removed by its owner
  file_removed_at timestamptz,
  check ((state = 'ready') <= (size is not null and expires_at is not null)),
  check ((state = 'running') = (leased_until is not null))
);
create index exports_of_person on exports (asked_by, created_at);
create index exports_live on exports (id) where state in ('waiting', 'running');
create index exports_with_file on exports (id) where started_at is not null and file_removed_at is null;
create index exports_created on exports (created_at);

-- A link opens a file once.
create table export_links (
  token_hash bytea primary key,
  export_id bigint not null references exports on delete cascade,
  user_id bigint not null references users,
  login_id bigint not null,
  cookie_hash bytea not null,                   -- of the session that asked for it
  expires_at timestamptz not null,
  used_at timestamptz
);
create index export_links_of_export on export_links (export_id);
