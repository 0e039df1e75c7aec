-- DEC-116: the price of a hold's first moment is for the places first held; those added later have the price of their own.
-- [{"count": 19, "at": unix seconds}], first to last; none: all of the places are as old as `price_at`.
alter table holds add column later jsonb not null default '[]';

-- Places of one line may cost different sums: what they cost above `price_minor`, which is that of the first one.
alter table order_lines drop constraint order_lines_check;
alter table order_lines add column dearer_minor bigint not null default 0;
alter table order_lines add constraint order_lines_sum check (total_minor = price_minor * count + dearer_minor - discount_minor);

-- DEC-115: orders that still may be paid know the delay of their offer.
update order_lines l set details = l.details || jsonb_build_object('delay', o.activation_delay_seconds)
from insurance_offers o where l.selector = 'insurance' and o.id = l.item_id and not l.details ? 'delay';
