-- A stopped sale has ended for visitors at this moment until it is resumed; an archived start leaves the lists of the office alone:
-- what became of it stays on the site (back-office.md 5.1.1).
alter table event_cities add column sale_stopped_at timestamptz, add column archived_at timestamptz;
-- Wherever the list of starts begins: by the day, archived ones apart.
create index event_cities_office on event_cities (start_time, id);
