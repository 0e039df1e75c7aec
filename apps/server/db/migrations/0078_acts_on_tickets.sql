-- What the back office does to tickets (back-office.md 5.5). The version counts every change, the holder’s as well, so that
-- nobody of the staff decides by what is no longer so; documents: what was seen of papers, by their kind.
alter table tickets add column version integer not null default 1, add column documents jsonb not null default '{}';
create function count_ticket_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger tickets_version before update on tickets for each row execute function count_ticket_version();
