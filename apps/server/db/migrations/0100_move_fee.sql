-- What the staff takes for moving a ticket of a start to another format or start, unless it says otherwise (back-office 5.6).
alter table event_cities add column move_fee_minor bigint not null default 0 check (move_fee_minor between 0 and 500000);
