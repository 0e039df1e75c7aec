-- Gift certificates (DEC-84): what is sold, what was issued, and the ledger of what became of the money.
create table certificate_nominals (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  position smallint not null default 0,
  title_ru text not null, title_en text,
  text_ru text not null default '', text_en text,                 -- sanitised HTML
  price_minor bigint not null check (price_minor > 0),
  picture text not null,
  status text not null default 'published' check (status in ('draft', 'published'))
);

-- The code itself lies nowhere: it is derived from the public id with a key of the installation.
create table certificates (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  code_hash text not null unique,               -- keyed
  nominal_id bigint not null references certificate_nominals,
  order_id bigint not null references orders,
  order_line_id bigint not null references order_lines,
  place integer not null check (place > 0),     -- which of its line
  amount_minor bigint not null check (amount_minor > 0),
  balance_minor bigint not null check (balance_minor >= 0),       -- always the sum of its entries
  recipient_name text not null,
  recipient_email text not null,
  recipient_text text not null default '',
  send_at timestamptz not null,
  sent_at timestamptz,                          -- its letter is queued
  valid_until timestamptz not null,
  created_at timestamptz not null default now(),
  unique (order_line_id, place),
  check (balance_minor <= amount_minor)
);
create index certificates_order on certificates (order_id);
create index certificates_to_send on certificates (send_at) where sent_at is null;
create index certificates_recipient on certificates (lower(recipient_email)) where recipient_email <> '';

create table certificate_entries (
  id bigint generated always as identity primary key,
  certificate_id bigint not null references certificates,
  order_id bigint not null references orders,   -- that bought it; else that it paid for
  kind text not null check (kind in ('issue', 'spend', 'release', 'refund')),
  amount_minor bigint not null,
  cause text not null default '',               -- of a refund: what was returned
  created_at timestamptz not null default now(),
  check ((kind = 'spend') = (amount_minor < 0) and amount_minor <> 0)
);
create index certificate_entries_certificate on certificate_entries (certificate_id);
create index certificate_entries_order on certificate_entries (order_id);
create unique index certificate_entries_issue on certificate_entries (certificate_id) where kind = 'issue';
-- One return gives a certificate its part once.
create unique index certificate_entries_refund on certificate_entries (certificate_id, order_id, cause) where kind = 'refund';
