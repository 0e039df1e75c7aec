-- A free ticket is an order of the staff: the price of the day, all of it taken off (back-office.md 5.7).
alter table order_lines drop constraint order_lines_reason_check;
alter table order_lines add constraint order_lines_reason_check check (reason in ('sale', 'vip', 'promocode', 'staff')) not valid;
alter table order_lines validate constraint order_lines_reason_check;
