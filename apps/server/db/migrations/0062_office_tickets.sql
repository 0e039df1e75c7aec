-- The same for the list of tickets, and letters about one.
create index letters_ticket on letters ((data ->> 'ticket')) where data ->> 'ticket' is not null;
create index tickets_bought on tickets (created_at, id);
create index tickets_number on tickets (coalesce(start_number, 2147483647), id);
create index tickets_name on tickets (
  (translate(lower(coalesce(info ->> 'last_name', '') || ' ' || coalesce(info ->> 'first_name', '')), 'ё', 'е') collate "C"), id);
create index tickets_state on tickets (status, created_at, id);
create index tickets_unnamed on tickets (format_id, created_at, id) where info is null;
