-- The opening that the letters of a reminder told of: a moved one is owed anew (ADR 0014).
alter table opening_reminders add column told_opens_at timestamptz; -- null: none was told
drop index opening_reminders_due;
create index opening_reminders_due on opening_reminders (event_city_id, id) include (told_opens_at)
  where confirmed_at is not null and ended_at is null;
