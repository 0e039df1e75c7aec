-- What the staff gives back of an order (back-office.md 4.5, 5.11): once for a request, whatever pieces it has.
create table order_returns (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  order_id bigint not null references orders,
  asked_by bigint references users,             -- null: nobody of the staff
  decided_by bigint references users,           -- who agreed, where two were needed
  run text,                                     -- public id of the long work that it is a piece of
  reason text not null,
  sum_minor bigint not null check (sum_minor >= 0),
  created_at timestamptz not null
);
create index order_returns_order on order_returns (order_id);
-- The sum of a person in a day.
create index order_returns_person on order_returns (asked_by, created_at) where run is null;
create index order_returns_run on order_returns (run) where run is not null;
alter table order_refunds add column return_id bigint references order_returns;
create index order_refunds_return on order_refunds (return_id) where return_id is not null;

-- A refund that no provider will do any more, paid by hand.
alter table refunds add column paper_number text;
create index refunds_created on refunds (created_at, id);

-- Its buyer is told of it by the letter of the whole request.
alter table ticket_returns add column quiet boolean not null default false;

-- Pieces of a line that come back for money, counted from 1.
create table goods_returns (
  order_line_id bigint not null references order_lines,
  piece integer not null check (piece > 0),
  order_id bigint not null references orders,
  restock boolean not null,                     -- it goes back on sale
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  primary key (order_line_id, piece)
);
create index goods_returns_order on goods_returns (order_id);

-- A certificate that comes back for money pays nothing from the moment it is asked for; then it is worth nothing.
alter table certificates add column blocked_at timestamptz;
alter table certificate_entries drop constraint certificate_entries_kind_check, drop constraint certificate_entries_check;
alter table certificate_entries
  add check (kind in ('issue', 'spend', 'release', 'refund', 'adjust')),
  add check (amount_minor <> 0 and (kind = 'adjust' or (kind = 'spend') = (amount_minor < 0)));
