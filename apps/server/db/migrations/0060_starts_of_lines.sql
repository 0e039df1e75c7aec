-- The start that a line of an order is for, whatever it sells; null: none. Refers to event_cities without saying so, for a
-- sale would lock the start's row once for each line.
alter table order_lines add column event_city_id bigint;
update order_lines l set event_city_id = f.event_city_id from formats f
  where f.id = case l.selector when 'ticket' then l.item_id when 'insurance' then (l.details ->> 'formatId')::bigint end;
create index order_lines_start on order_lines (event_city_id, order_id) where event_city_id is not null;
