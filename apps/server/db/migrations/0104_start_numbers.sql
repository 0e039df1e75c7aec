-- Start numbers in the back office (back-office.md 5.9): labels of ranges, pinned numbers, chips, and what changed after printing.
alter table number_ranges
  add column id bigint generated always as identity primary key,
  add column label text not null default '';

-- Kept when nobody has it: pinned by the staff, or spent, for its bib was printed for somebody else.
alter table booked_numbers
  add column kept text check (kept in ('pinned', 'spent')),
  add column note text not null default '';
create index booked_numbers_kept on booked_numbers (format_id) where kept is not null;
create index booked_numbers_ticket on booked_numbers (ticket_id) where ticket_id is not null;

-- Without a row: version 1, not locked.
create table number_sheets (
  event_city_id bigint primary key references event_cities on delete cascade,
  version integer not null default 1,
  locked_at timestamptz,                        -- since when bibs are printed
  locked_by bigint references users,
  updated_at timestamptz not null default now(),
  updated_by bigint references users
);

create table number_changes (
  id bigint generated always as identity primary key,
  event_city_id bigint not null references event_cities,
  format_id bigint not null references formats,
  ticket_id bigint not null references tickets,
  number_before integer,
  number_after integer,
  changed_at timestamptz not null default clock_timestamp(), -- not when its transaction began, which may be before the lock
  changed_by bigint references users,           -- null: who holds the ticket, or the system
  transaction_id bigint not null default pg_current_xact_id()::text::bigint
);
create index number_changes_start on number_changes (event_city_id, id);
create index number_changes_ticket on number_changes (ticket_id);
create index number_changes_transaction on number_changes (transaction_id);

create table chips (
  event_city_id bigint not null references event_cities on delete cascade,
  chip text not null,
  number integer not null check (number >= 1),
  primary key (event_city_id, chip)
);
create index chips_number on chips (event_city_id, number);

-- Whether bibs of a format are printed.
create function is_number_locked(of_format bigint) returns boolean language sql stable as $$
  select exists (select from formats f join number_sheets s on s.event_city_id = f.event_city_id
    where f.id = of_format and s.locked_at is not null)
$$;

-- A pinned number stays so when it is given back, and a printed one is given to nobody else, whoever gave it back.
create function keep_number() returns trigger language plpgsql as $$
begin
  if old.kept is not null or (old.ticket_id is not null and is_number_locked(old.format_id)) then
    insert into booked_numbers (format_id, number, kept, note) values (old.format_id, old.number, coalesce(old.kept, 'spent'), old.note)
    on conflict do nothing;
  end if;
  return null;
end $$;
create trigger booked_numbers_kept after delete on booked_numbers for each row
  when (old.kept is not null or old.ticket_id is not null) execute function keep_number();

create function note_number_change() returns trigger language plpgsql as $$
begin
  if old.format_id <> new.format_id and old.start_number is not null and is_number_locked(old.format_id) then
    insert into number_changes (event_city_id, format_id, ticket_id, number_before)
    select f.event_city_id, f.id, new.id, old.start_number from formats f where f.id = old.format_id;
  end if;
  if (old.format_id = new.format_id or new.start_number is not null) and is_number_locked(new.format_id) then
    insert into number_changes (event_city_id, format_id, ticket_id, number_before, number_after)
    select f.event_city_id, f.id, new.id, case when old.format_id = new.format_id then old.start_number end, new.start_number
    from formats f where f.id = new.format_id;
  end if;
  return null;
end $$;
create trigger tickets_number_change after update of start_number, format_id on tickets for each row
  when (old.start_number is distinct from new.start_number or old.format_id <> new.format_id) execute function note_number_change();

-- Who changed a number is known by the entry of his act, which the same transaction writes.
create function name_number_changer() returns trigger language plpgsql as $$
begin
  update number_changes set changed_by = new.actor_id
  where transaction_id = pg_current_xact_id()::text::bigint and changed_at >= now() and changed_by is null;
  return null;
end $$;
create trigger audit_entries_number_changer after insert on audit_entries for each row
  when (new.actor_id is not null) execute function name_number_changer();
