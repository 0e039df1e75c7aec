-- Parcels as the staff picks, packs and sends them (back-office.md 5.15).
alter table shipments
  add column state text not null default 'new'
    check (state in ('new', 'picked', 'packed', 'shipped', 'delivered', 'returned', 'lost')),
  add column picked_pieces integer,                                -- as many as lay in it when it was picked; null: it was not
  add column track_version integer,                                -- the version that brought its track
  add column shipped_at timestamptz,
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now(),
  add column updated_by bigint references users;                   -- null: the system

-- Until now a parcel with a track was on its way.
drop trigger shipments_state_moves on shipments;
update shipments set updated_at = created_at;
update shipments set state = 'shipped', shipped_at = created_at where track is not null;
alter table shipments add check (state in ('new', 'picked', 'packed') or track is not null);

create index shipments_state on shipments (state, id);
create index shipments_updated on shipments (updated_at, id);
create index letters_shipment on letters ((data ->> 'shipment')) where data ->> 'shipment' is not null;

-- Whoever gives a piece back need not know of parcels: what waits with it is another parcel for whoever has seen it.
create function lessen_parcel() returns trigger language plpgsql as $$
begin
  update shipments s set version = s.version + 1, updated_at = now(), updated_by = null
  from order_lines l
  where l.id = new.order_line_id and s.order_id = l.order_id and l.unique_id = any(s.unique_ids) and s.state in ('new', 'picked', 'packed');
  return null;
end $$;
create trigger goods_returns_begin after insert on goods_returns for each row
when (new.state <> 'failed') execute function lessen_parcel();
create trigger goods_returns_lessen after update of state on goods_returns for each row
when ((old.state = 'failed') <> (new.state = 'failed')) execute function lessen_parcel();

-- The same of a ticket whose pack is carried: it came back, is its holder's again, or was moved to another line.
create function change_pack() returns trigger language plpgsql as $$
begin
  update shipments s set version = s.version + 1, updated_at = now(), updated_by = null
  from order_lines l
  where l.id in (old.order_line_id, new.order_line_id) and s.order_id = l.order_id and l.unique_id = any(s.unique_ids)
    and s.state in ('new', 'picked', 'packed');
  return null;
end $$;
create trigger tickets_change_pack after update of status, order_line_id on tickets for each row
when ((old.status in ('processing', 'returned')) <> (new.status in ('processing', 'returned')) or old.order_line_id <> new.order_line_id)
execute function change_pack();

-- A piece whose refund had failed leaves with its parcel: its buyer has it, and no second try of that refund pays for it.
alter table goods_returns add column sent boolean not null default false;
create function send_failed_pieces() returns trigger language plpgsql as $$
begin
  update goods_returns g set sent = true from order_lines l
  where l.order_id = new.order_id and l.unique_id = any(new.unique_ids) and g.order_line_id = l.id and g.state = 'failed';
  return null;
end $$;
create trigger shipments_send_pieces after update of state on shipments for each row
when (old.state <> 'shipped' and new.state = 'shipped') execute function send_failed_pieces();

drop trigger if exists shipments_state_moves on shipments;
create trigger shipments_state_moves after update of state on shipments for each row
when (old.state <> new.state and not case old.state
  when 'new' then new.state in ('picked')
  when 'picked' then new.state in ('packed', 'shipped')
  when 'packed' then new.state in ('shipped')
  when 'shipped' then new.state in ('delivered', 'returned', 'lost')
  when 'delivered' then new.state in ('returned')
  else false end)
execute function refuse_state_move('parcel');
