-- Returning one ticket for money (DEC-75), and what the cabinet lists: policies and clubs.

-- [{days, percent}]: so much of what was paid comes back when at least so many days are left. Null: as in the season.
alter table events add column refund_policy jsonb
  check (jsonb_typeof(refund_policy) = 'array' and jsonb_array_length(refund_policy) between 1 and 10);

-- Who asked for a return, when, and what was promised. A ticket is returned once; asked again after a failed refund, the
-- promise stays as it was.
create table ticket_returns (
  ticket_id bigint primary key references tickets,
  user_id bigint not null references users,     -- who asked
  percent smallint not null check (percent between 0 and 100),
  paid_minor bigint not null check (paid_minor >= 0),
  insurance_minor bigint not null default 0 check (insurance_minor >= 0),
  sum_minor bigint not null check (sum_minor >= 0),
  requested_at timestamptz not null default now(),
  done_at timestamptz,                          -- the money has gone back, the place is on sale
  check (sum_minor <= paid_minor + insurance_minor)
);
create index ticket_returns_user on ticket_returns (user_id);

-- Several tickets of an order come back one by one: never more of a payment than was captured.
alter table payments add column refunded_minor bigint not null default 0;
update payments p set refunded_minor = r.amount
  from (select payment_id, sum(amount_minor) as amount from refunds group by payment_id) r where r.payment_id = p.id;
alter table payments add check (refunded_minor between 0 and amount_minor);

alter table refunds add column ticket_id bigint references ticket_returns,
  add check (reason in ('late', 'duplicate', 'ticket')),
  add check ((reason = 'ticket') = (ticket_id is not null));
create unique index refunds_ticket on refunds (ticket_id) where ticket_id is not null;
create index refunds_payment on refunds (payment_id);

create table insurance_offers (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  position smallint not null default 0,
  name_ru text not null, name_en text,
  title_ru text not null, title_en text,
  subtitle_ru text not null default '', subtitle_en text,
  description_ru text not null default '', description_en text,   -- sanitised HTML
  footnote_ru text not null default '', footnote_en text,
  legals text not null,                         -- link to the conditions
  logo text,
  price_minor bigint not null check (price_minor >= 0),
  is_default boolean not null default false,
  validity_seconds integer not null check (validity_seconds > 0),
  activation_delay_seconds integer not null default 0 check (activation_delay_seconds >= 0),
  is_start_date boolean not null default false, -- the buyer chooses the first day
  status text not null default 'published' check (status in ('draft', 'published'))
);

create table policies (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  offer_id bigint not null references insurance_offers,
  user_id bigint not null references users,     -- whose it is: follows its ticket (DEC-98)
  order_id bigint references orders,
  order_line_id bigint references order_lines,
  ticket_id bigint references tickets,
  format_id bigint references formats,
  number text not null unique,
  last_name text not null, first_name text not null, second_name text not null default '',
  phone text not null,
  birth_date date,
  gender text check (gender in ('male', 'female')),
  starts_at timestamptz not null,
  validity_seconds integer not null check (validity_seconds > 0), -- of the offer at purchase
  price_minor bigint not null check (price_minor >= 0),
  file_id bigint references files,
  cancelled_at timestamptz,
  created_at timestamptz not null default now()
);
create index policies_user on policies (user_id, starts_at desc);
create index policies_ticket on policies (ticket_id) where ticket_id is not null;
create index policies_order on policies (order_id) where order_id is not null;

create table clubs (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  public_name text not null unique,             -- slug
  title text not null,                          -- as its people write it: one language
  description text not null default '',
  picture text,
  city_id integer not null references cities,
  link text,
  status text not null default 'published' check (status in ('draft', 'published')),
  created_at timestamptz not null default now()
);
create table club_members (
  club_id bigint not null references clubs,
  user_id bigint not null references users,
  joined_at timestamptz not null default now(),
  primary key (club_id, user_id)
);
create index club_members_user on club_members (user_id);
