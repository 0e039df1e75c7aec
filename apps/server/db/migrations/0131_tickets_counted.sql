-- Reports count the tickets of hundreds of formats by kind, state and age: out of this index alone, without a page of the table,
-- which holds what every participant answered.
create index tickets_counted on tickets (format_id) include (kind, status, created_at);
-- Policies of a month, and those that ended in it: the report of the insurer, and the filters of the list that it opens.
create index policies_created on policies (created_at) include (offer_id, price_minor);
create index policies_cancelled on policies (cancelled_at) include (offer_id, price_minor) where cancelled_at is not null;
