-- A free order whose mailbox is not proved gets one small letter; its button brings the rest (DEC-112).
alter table orders
  add column confirmation text check (confirmation in ('waiting', 'done', 'lapsed')),  -- null: nothing to confirm
  add column confirm_by timestamptz,            -- then its places go back; null: they stay
  add column confirm_sent_at timestamptz,       -- the last letter with the button
  add column wants_account boolean not null default false,        -- asked for a registration: its letter follows the order's
  add check (confirmation is not null or confirm_by is null);
create index orders_unconfirmed on orders (confirm_by) where confirmation = 'waiting' and confirm_by is not null;

-- Tickets are told with their order, whose letter is queued beside them (DEC-117).
delete from letters where template = 'ticket' and state = 'waiting';

-- Places that nobody has paid for are counted by visitor, network and mailbox (DEC-113). The mailbox is what `mailboxKey` of
-- the rules makes of an address; visitor and network stand here while a free order waits for its button.
alter table orders
  add column visitor text,
  add column network text,
  add column mailbox text generated always as (
    coalesce(nullif(replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', ''), ''), split_part(lower(email), '@', 1))
    || '@' || split_part(lower(email), '@', 2)) stored;
create index orders_waiting_mailbox on orders (mailbox) where status = 'pending' or confirmation = 'waiting';
create index orders_mailbox on orders (mailbox);
create index orders_unconfirmed_network on orders (network) where confirmation = 'waiting';
create index orders_unconfirmed_visitor on orders (visitor) where confirmation = 'waiting';
drop index holds_visitor;
drop index holds_address;
create index holds_visitor on holds (visitor) where state in ('live', 'ordered');
create index holds_network on holds (address) where state in ('live', 'ordered');
comment on column holds.address is 'hash of the network (/24, /56), for limits';
