create sequence ticket_numbers start 100001;

create table tickets (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  order_id bigint not null references orders,
  order_line_id bigint not null references order_lines,
  place integer not null,                       -- which of the line's places
  user_id bigint not null references users,     -- who holds it
  original_user_id bigint not null references users,
  format_id bigint not null references formats,
  kind text not null,
  status text not null default 'active' check (status in ('active', 'transfer', 'processing', 'returned', 'blocked')),
  ticket_number text not null unique,           -- printed, never changes (DEC-68)
  qr_version integer not null default 1,        -- a transfer or a new number makes the old QR invalid (DEC-70)
  start_number integer,
  inside_number integer,
  team_id bigint references teams,
  cluster_id bigint references format_clusters,
  sector text, seat_row text, seat_place text,
  price_minor bigint not null check (price_minor >= 0),           -- really paid for this place
  info jsonb,                                   -- ParticipantInfo; null: not registered
  registered_at timestamptz,
  offline_registered_at timestamptz,
  license_file_id bigint references files,
  file_id bigint references files,
  club_public_id text,
  created_at timestamptz not null default now(),
  unique (order_line_id, place),                -- issued exactly once
  unique (format_id, start_number)
);
create index tickets_user on tickets (user_id);
create index tickets_order on tickets (order_id);
create index tickets_team on tickets (team_id) where team_id is not null;
alter table booked_numbers add foreign key (ticket_id) references tickets;
