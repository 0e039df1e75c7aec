-- Stock as the staff keeps it (back-office.md 5.15): what is low, who changed it, and a journal of every change.
alter table product_stock
  add column public_id text not null unique default gen_random_uuid()::text,
  add column low_mark integer not null default 3 check (low_mark between 0 and 100000),  -- free pieces that are too few
  add column version integer not null default 1;                                          -- changes by the staff alone

create table stock_entries (
  id bigint generated always as identity primary key,
  stock_id bigint not null references product_stock,
  kind text not null check (kind in ('receipt', 'write_off', 'count', 'correction', 'sale', 'release', 'return')),
  pieces integer not null,                      -- by so many more may be sold: all entries make what is free
  order_id bigint references orders,
  user_id bigint references users,              -- null: the system
  reason text not null default '',
  created_at timestamptz not null default now(),
  check ((kind in ('sale', 'release', 'return')) = (order_id is not null)),
  check (case kind when 'sale' then pieces < 0 when 'write_off' then pieces < 0
    when 'release' then pieces > 0 when 'return' then pieces > 0 when 'receipt' then pieces > 0 else true end)
);
create index product_takings_kept on product_takings (stock_id, order_id) where state = 'kept';
create index stock_entries_stock on stock_entries (stock_id, id);

-- The journal begins with what there is: before the first order that keeps some of it.
insert into stock_entries (stock_id, kind, pieces, reason, created_at)
  select s.id, 'receipt', s.stock, 'Остаток на начало журнала', coalesce(min(o.created_at) - interval '1 second', now())
  from product_stock s left join product_takings t on t.stock_id = s.id and t.state = 'kept' left join orders o on o.id = t.order_id
  where s.stock > 0 group by s.id order by s.id;
insert into stock_entries (stock_id, kind, pieces, order_id, created_at)
  select t.stock_id, 'sale', -t.count, t.order_id, o.created_at from product_takings t join orders o on o.id = t.order_id
  where t.state = 'kept' order by t.order_id, t.stock_id;

-- `taken` changes with what orders keep, in one statement: their rows tell of which order it was.
create function journal_taken() returns trigger language plpgsql as $$
begin
  insert into stock_entries (stock_id, kind, pieces, order_id)
    select stock_id, 'sale', -count, order_id from added where state = 'kept' order by stock_id;
  return null;
end $$;
create trigger product_takings_journal_insert after insert on product_takings referencing new table as added
  for each statement execute function journal_taken();

-- Gives pieces back or takes them anew; fewer of a kept order are pieces that came back. By row: joined transition tables cost their square.
create function journal_retaken() returns trigger language plpgsql as $$
declare
  freed integer := case when old.state = 'kept' then old.count else 0 end - case when new.state = 'kept' then new.count else 0 end;
begin
  if (old.order_id, old.stock_id) <> (new.order_id, new.stock_id) then
    raise exception 'pieces of an order stay of this order and this size';
  end if;
  if freed <> 0 then
    insert into stock_entries (stock_id, kind, pieces, order_id)
    values (new.stock_id, case when freed < 0 then 'sale' when new.state = 'kept' then 'return' else 'release' end, freed, new.order_id);
  end if;
  return null;
end $$;
create trigger product_takings_journal_update after update on product_takings
  for each row when (old is distinct from new) execute function journal_retaken();

create function journal_returned() returns trigger language plpgsql as $$
begin
  insert into stock_entries (stock_id, kind, pieces, order_id)
    select stock_id, 'return', count, order_id from removed where state = 'kept' order by stock_id;
  return null;
end $$;
create trigger product_takings_journal_delete after delete on product_takings referencing old table as removed
  for each statement execute function journal_returned();

-- `stock` changes by the staff, who say of which kind, who and why for their transaction; otherwise it is a correction.
create function journal_stock() returns trigger language plpgsql as $$
begin
  insert into stock_entries (stock_id, kind, pieces, user_id, reason)
  values (new.id, coalesce(nullif(current_setting('stock.kind', true), ''), 'correction'), new.stock - old.stock,
    nullif(current_setting('stock.user', true), '')::bigint, coalesce(current_setting('stock.reason', true), ''));
  return null;
end $$;
create trigger product_stock_journal after update of stock on product_stock
  for each row when (old.stock <> new.stock) execute function journal_stock();

create function journal_first_stock() returns trigger language plpgsql as $$
begin
  insert into stock_entries (stock_id, kind, pieces, user_id)
    select id, 'receipt', stock, nullif(current_setting('stock.user', true), '')::bigint from added where stock > 0 order by id;
  return null;
end $$;
create trigger product_stock_journal_insert after insert on product_stock referencing new table as added
  for each statement execute function journal_first_stock();
