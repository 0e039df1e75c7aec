-- One basket for all kinds of goods: promocodes of a kind, what an order pays for delivery and by certificates, and returns
-- that go to certificates first (DEC-82, DEC-84).

alter table promocodes
  add column kind text not null default 'ticket' check (kind in ('ticket', 'shop', 'insurance')),
  add column product_ids bigint[] not null default '{}',          -- empty: any
  add column offer_ids bigint[] not null default '{}',
  add check (kind = 'ticket' or (event_ids = '{}' and format_ids = '{}')),
  add check (kind = 'shop' or product_ids = '{}'),
  add check (kind = 'insurance' or offer_ids = '{}');

-- total = lines and delivery; amount = what is left to pay when certificates have paid theirs.
alter table orders
  add column delivery_minor bigint not null default 0,
  add column certificates_minor bigint not null default 0 check (certificates_minor >= 0),
  add check (delivery_minor between 0 and total_minor),
  add check (amount_minor + certificates_minor = total_minor);

-- What goes back of an order, once for each cause: to its certificates first, the rest by its payment.
create table order_refunds (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  cause text not null unique,                   -- 'ticket:12', 'policy:7'
  certificates_minor bigint not null default 0 check (certificates_minor >= 0),
  money_minor bigint not null default 0 check (money_minor >= 0),
  created_at timestamptz not null default now(),
  done_at timestamptz,                          -- all of it has gone back
  check (certificates_minor + money_minor > 0)
);
create index order_refunds_order on order_refunds (order_id);
insert into order_refunds (order_id, cause, money_minor, created_at, done_at)
  select order_id, 'ticket:' || ticket_id, amount_minor, created_at, done_at from refunds where ticket_id is not null;

alter table refunds drop constraint refunds_reason_check, add column cause text;
update refunds set cause = 'ticket:' || ticket_id where ticket_id is not null;
alter table refunds
  add check (reason in ('late', 'duplicate', 'ticket', 'policy')),
  add check ((reason in ('ticket', 'policy')) = (cause is not null));
create unique index refunds_cause on refunds (cause) where cause is not null;

-- Where the buyer goes once he has paid: a certificate has a thank-you page of its own (DEC-105).
alter table sandbox_payments add column return_to text not null default '/basket/thanks';
update sandbox_payments set return_to = '/basket/thanks?order=' || order_public_id;
alter table sandbox_payments alter column return_to drop default;

-- Own waiting orders with the same lines are taken over by the next purchase.
create index orders_waiting_user on orders (user_id) where status = 'pending';
