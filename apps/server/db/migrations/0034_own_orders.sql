-- The page of a purchase tells what went back of its money.
create index refunds_order on refunds (order_id);
