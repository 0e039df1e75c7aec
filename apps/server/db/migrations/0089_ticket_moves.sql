-- A ticket is moved to another format by an order of its own, which pays the difference (back-office.md 5.6): it points at the line that
-- the ticket had before.
alter table orders add column moved_from_line_id bigint references order_lines;
create index orders_moved_from on orders (moved_from_line_id) where moved_from_line_id is not null;

create table ticket_moves (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  ticket_id bigint not null references tickets,
  order_id bigint not null unique references orders,
  from_format_id bigint not null references formats,
  from_kind text not null,
  to_format_id bigint not null references formats,
  to_kind text not null,
  was_minor bigint not null check (was_minor >= 0),             -- paid for the ticket before
  will_be_minor bigint not null check (will_be_minor >= 0),     -- what it costs then
  fee_minor bigint not null check (fee_minor between 0 and 500000),
  asked_by bigint references users,
  decided_by bigint references users,           -- who agreed, where two were needed
  reason text not null,
  created_at timestamptz not null,
  done_at timestamptz                           -- null: it waits for its money, or ended without
);
create index ticket_moves_ticket on ticket_moves (ticket_id, id);

-- A sum that several orders have paid goes back in shares, of which each is a refund of its order.
alter table order_refunds add column share_of text;
create index order_refunds_share on order_refunds (share_of) where share_of is not null;
