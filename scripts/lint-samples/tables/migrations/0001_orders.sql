create table orders (id bigint primary key, status text);
create table tickets (id bigint primary key, order_id bigint references orders, status text);
create table teams (id bigint primary key);
create table if not exists gift_cards (id bigint primary key); -- nobody's
create table old_orders (id bigint);
drop table old_orders;
