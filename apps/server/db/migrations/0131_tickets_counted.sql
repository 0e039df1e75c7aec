-- Reports count the tickets of hundreds of formats by kind, state and age: out of this index alone, without a page of the table,
-- which holds what every participant answered.
create index tickets_counted on tickets (format_id) include (kind, status, created_at);
