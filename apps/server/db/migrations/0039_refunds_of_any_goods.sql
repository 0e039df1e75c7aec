-- Money of an order goes back for a cause ('ticket:12', 'policy:7') and belongs to one of its lines, whatever goods it sold:
-- payments and orders know no kind of goods.
alter table order_refunds add column order_line_id bigint references order_lines;
update order_refunds r set order_line_id = t.order_line_id from tickets t where r.cause = 'ticket:' || t.id;
update order_refunds r set order_line_id = p.order_line_id from policies p where r.cause = 'policy:' || p.id;

do $$
declare name text;
begin
  for name in select conname from pg_constraint where conrelid = 'refunds'::regclass and contype = 'c'
    and pg_get_constraintdef(oid) like '%reason%' loop
    execute format('alter table refunds drop constraint %I', name);
  end loop;
end $$;
alter table refunds drop column ticket_id;
alter table refunds add constraint refunds_cause_check check ((reason in ('late', 'duplicate')) = (cause is null));

-- Which goods are sold is said by the modules that sell them.
alter table order_lines drop constraint order_lines_selector_check;
alter table promocodes drop constraint promocodes_kind_check;
