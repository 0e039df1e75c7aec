-- What has states moves only as the tables of packages/rules say; made by apps/server/db/state-guards.ts. After and not
-- before: a guard before the update would lock each row once more. A lawful move costs a comparison and calls nothing.
create function refuse_state_move() returns trigger language plpgsql as $$
begin
  raise exception 'a % cannot make this move', tg_argv[0] using errcode = 'check_violation', detail = format('%s %s', tg_table_name, old.id);
end $$;

drop trigger if exists orders_state_moves on orders;
create trigger orders_state_moves after update of status on orders for each row
when (old.status <> new.status and not case old.status
  when 'pending' then new.status in ('paid', 'authorized', 'expired', 'cancelled')
  when 'expired' then new.status in ('paid', 'authorized', 'cancelled')
  when 'authorized' then new.status in ('paid', 'cancelled', 'refunded')
  when 'paid' then new.status in ('shipped', 'delivered', 'partially_refunded', 'refunded')
  when 'shipped' then new.status in ('delivered', 'partially_refunded', 'refunded')
  when 'delivered' then new.status in ('partially_refunded', 'refunded')
  when 'partially_refunded' then new.status in ('refunded')
  else false end)
execute function refuse_state_move('order');

drop trigger if exists payments_state_moves on payments;
create trigger payments_state_moves after update of status on payments for each row
when (old.status <> new.status and not case old.status
  when 'new' then new.status in ('waiting', 'authorized', 'captured', 'failed', 'refunding')
  when 'waiting' then new.status in ('authorized', 'captured', 'failed', 'refunding')
  when 'failed' then new.status in ('authorized', 'captured', 'refunding')
  when 'authorized' then new.status in ('captured', 'failed', 'refunding')
  when 'captured' then new.status in ('refunding', 'refunded')
  when 'refunding' then new.status in ('refunded', 'captured')
  else false end)
execute function refuse_state_move('payment');

drop trigger if exists refunds_state_moves on refunds;
create trigger refunds_state_moves after update of status on refunds for each row
when (old.status <> new.status and not case old.status
  when 'waiting' then new.status in ('done', 'failed')
  when 'failed' then new.status in ('done', 'waiting')
  else false end)
execute function refuse_state_move('refund');

drop trigger if exists holds_state_moves on holds;
create trigger holds_state_moves after update of state on holds for each row
when (old.state <> new.state and not case old.state
  when 'live' then new.state in ('ordered', 'released')
  when 'ordered' then new.state in ('sold', 'live', 'released')
  when 'sold' then new.state in ('released')
  else false end)
execute function refuse_state_move('hold');

drop trigger if exists tickets_state_moves on tickets;
create trigger tickets_state_moves after update of status on tickets for each row
when (old.status <> new.status and not case old.status
  when 'active' then new.status in ('transfer', 'processing', 'returned', 'blocked')
  when 'transfer' then new.status in ('active', 'returned', 'blocked')
  when 'processing' then new.status in ('returned', 'active')
  when 'blocked' then new.status in ('active', 'processing')
  else false end)
execute function refuse_state_move('ticket');

drop trigger if exists policies_state_moves on policies;
create trigger policies_state_moves after update of cancelled_at, repayment on policies for each row
when ((case when old.cancelled_at is null then 'valid' else coalesce(old.repayment, 'cancelled') end) <> (case when new.cancelled_at is null then 'valid' else coalesce(new.repayment, 'cancelled') end) and not case (case when old.cancelled_at is null then 'valid' else coalesce(old.repayment, 'cancelled') end)
  when 'valid' then (case when new.cancelled_at is null then 'valid' else coalesce(new.repayment, 'cancelled') end) in ('cancelled', 'due')
  when 'due' then (case when new.cancelled_at is null then 'valid' else coalesce(new.repayment, 'cancelled') end) in ('done')
  when 'done' then (case when new.cancelled_at is null then 'valid' else coalesce(new.repayment, 'cancelled') end) in ('due', 'failed')
  when 'failed' then (case when new.cancelled_at is null then 'valid' else coalesce(new.repayment, 'cancelled') end) in ('due', 'done')
  else false end)
execute function refuse_state_move('policy');

drop trigger if exists shipments_state_moves on shipments;
create trigger shipments_state_moves after update of track on shipments for each row
when ((case when old.track is null then 'packed' else 'sent' end) <> (case when new.track is null then 'packed' else 'sent' end) and not case (case when old.track is null then 'packed' else 'sent' end)
  when 'packed' then (case when new.track is null then 'packed' else 'sent' end) in ('sent')
  else false end)
execute function refuse_state_move('parcel');
