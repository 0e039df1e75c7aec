-- What the lists of the back office are sorted, filtered and searched by.
create index orders_created on orders (created_at, id);
create index orders_paid on orders (coalesce(paid_at, timestamptz '1970-01-01 00:00:00+00'), id);
create index orders_total on orders (total_minor, id);
create index orders_status on orders (status, created_at, id);
create index orders_number on orders (lower(left(public_id, 8)));
create index orders_phone on orders (phone) where phone is not null;
create index orders_not_issued on orders (id) where paid_at is not null and issued_at is null;
create index order_lines_item on order_lines (item_public_id, order_id);
create index order_lines_selector on order_lines (selector, order_id);
create index order_lines_promocode on order_lines (promocode_id, order_id) where promocode_id is not null;
create index refunds_failed on refunds (order_id) where status = 'failed';
create index order_refunds_line on order_refunds (order_line_id) where order_line_id is not null;
create index payment_notices_payment on payment_notices (payment_id) where payment_id is not null;
create index letters_order on letters ((data ->> 'order')) where data ->> 'order' is not null;
