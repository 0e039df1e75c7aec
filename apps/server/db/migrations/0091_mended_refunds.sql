-- A return whose money could not be sent: how its ticket was when it became its holder's again, so that what happened to it since is seen.
alter table ticket_returns
  add column with_begun boolean not null default false,    -- policies that have begun came back with it
  add column blocked boolean not null default false,       -- before the return: it is so again
  add column handed_out boolean not null default false,
  add column last_transfer bigint not null default 0;      -- the last one that there was
update ticket_returns r set handed_out = coalesce(t.offline_registered_at <= r.requested_at, false),
  last_transfer = coalesce((select max(o.id) from ticket_transfers o where o.ticket_id = t.id and o.created_at <= r.requested_at), 0)
from tickets t where t.id = r.ticket_id and r.done_at is null;

-- Policies that have not begun come back in any case: the choice is about those that have.
update start_cancellations set insurance = false;

-- Purchasers who were told that a start was called off, by their orders: once, with the sum of all of them (back-office.md 5.2).
create table start_cancellation_letters (
  run text not null references start_cancellations (run),
  order_id bigint not null references orders,
  told_at timestamptz not null,
  primary key (run, order_id)
);
