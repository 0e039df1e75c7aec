-- Tickets of nobody are counted to 10,001 beside their list: from the index alone, by its status too (back-office.md 4.9).
drop index tickets_unnamed;
create index tickets_unnamed on tickets (format_id, created_at, id) include (status) where info is null;
