create table orders (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  user_id bigint not null references users,
  status text not null default 'pending'
    check (status in ('pending', 'authorized', 'paid', 'shipped', 'delivered', 'expired', 'cancelled', 'partially_refunded', 'refunded')),
  email text not null,
  phone text,
  language text not null,
  total_minor bigint not null check (total_minor >= 0),
  discount_minor bigint not null default 0 check (discount_minor >= 0),
  amount_minor bigint not null check (amount_minor >= 0),         -- to pay
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,              -- DEC-89: 20 minutes
  paid_at timestamptz,
  issued_at timestamptz,
  check (amount_minor <= total_minor),
  check ((status in ('pending', 'expired', 'cancelled')) or paid_at is not null)
);
create index orders_user on orders (user_id, created_at desc);
create index orders_expiry on orders (expires_at) where status = 'pending';
create index orders_email on orders (lower(email));

create table order_lines (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  position integer not null,
  selector text not null check (selector in ('ticket', 'shop', 'insurance', 'certificate')),
  unique_id text not null,                      -- of the basket line
  item_id bigint not null,                      -- format, product, offer or nominal
  item_public_id text not null,
  title_ru text not null, title_en text,
  count integer not null check (count between 1 and 500),
  price_minor bigint not null check (price_minor >= 0),           -- of one place, before discounts
  discount_minor bigint not null default 0,     -- of the whole line
  total_minor bigint not null check (total_minor >= 0),
  reason text check (reason in ('sale', 'vip', 'promocode')),
  promocode_id bigint references promocodes,
  promocode_count integer not null default 0,
  hold_id text references holds,
  details jsonb not null default '{}',          -- what the kind of goods needs to issue it
  unique (order_id, unique_id),
  check (total_minor = price_minor * count - discount_minor)
);
create index order_lines_hold on order_lines (hold_id) where hold_id is not null;
alter table holds add foreign key (order_id) references orders;
alter table booked_numbers add foreign key (order_id) references orders;
alter table order_takings add foreign key (order_id) references orders;

create table payments (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  order_id bigint not null references orders,
  provider text not null,
  provider_payment_id text,
  status text not null default 'new' check (status in ('new', 'waiting', 'authorized', 'captured', 'failed', 'refunding', 'refunded')),
  amount_minor bigint not null check (amount_minor > 0),
  redirect_url text, form jsonb,
  created_at timestamptz not null default now(),
  captured_at timestamptz,
  checked_at timestamptz,                       -- last time the provider was asked
  unique (provider, provider_payment_id)
);
create index payments_order on payments (order_id);
create index payments_waiting on payments (checked_at nulls first) where status in ('new', 'waiting');
-- One order is paid by one payment at most: money that comes on top is sent back, never kept.
create unique index payments_one_captured on payments (order_id) where status = 'captured';

create table payment_notices (
  id bigint generated always as identity primary key,
  provider text not null,
  notice_key text not null,                     -- the provider's own id, or a hash of the body
  payment_id bigint references payments,
  received_at timestamptz not null default now(),
  outcome text not null,
  unique (provider, notice_key)
);
create table refunds (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  payment_id bigint not null references payments,
  order_id bigint not null references orders,
  amount_minor bigint not null check (amount_minor > 0),
  reason text not null,
  status text not null default 'waiting' check (status in ('waiting', 'done', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  done_at timestamptz
);
create index refunds_waiting on refunds (next_attempt_at) where status = 'waiting';
-- Money nobody can use is sent back once, whole: it came too late, or for an order paid already.
create unique index refunds_unused_money on refunds (payment_id) where reason in ('late', 'duplicate');

-- What the built-in provider for tests remembers, as a real one would: polls and refunds ask it, not the order.
create table sandbox_payments (
  id text primary key,                          -- the provider's own id of a payment
  order_public_id text not null,
  amount_minor bigint not null check (amount_minor > 0),
  payable_until timestamptz not null,
  verdict text check (verdict in ('paid', 'failed', 'late')),  -- what was pressed on its page; null: nothing yet
  language text not null,
  created_at timestamptz not null default now()
);
create index sandbox_payments_order on sandbox_payments (order_public_id, created_at desc);
create table sandbox_refunds (
  id text primary key,
  payment_id text not null references sandbox_payments,
  amount_minor bigint not null check (amount_minor > 0)
);
create index sandbox_refunds_payment on sandbox_refunds (payment_id);

create table idempotency_keys (
  key text not null,
  scope text not null,                          -- call and visitor
  body_hash bytea not null,
  state text not null default 'running' check (state in ('running', 'done')),
  order_id bigint references orders,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
