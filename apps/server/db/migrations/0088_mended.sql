-- What of a return goes beyond the policy: a second person agrees to the sum of a person's day of it too (back-office.md 2.6).
alter table order_returns add column excess_minor bigint not null default 0 check (excess_minor >= 0);
-- When a format that has sold set off before its time was changed by hand: it is shifted by an hour of that at most (back-office.md 5.3).
alter table formats add column sold_start_time timestamptz;
