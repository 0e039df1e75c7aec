-- Letters a day and half an hour before a sale opens, for whoever asked (sale-opening.md 1.4).
create table opening_reminders (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  event_city_id bigint not null references event_cities,
  user_id bigint references users,              -- asked signed in, with the own confirmed address
  email text not null,
  language text not null check (language in ('ru', 'en')),
  agreed boolean not null default false,
  asked_at timestamptz not null,
  confirmed_at timestamptz,                     -- null: nobody has proved the address yet
  ended_at timestamptz,
  day_sent_at timestamptz,
  soon_sent_at timestamptz
);
create unique index opening_reminders_once on opening_reminders (event_city_id, lower(email));
create index opening_reminders_email on opening_reminders (lower(email));
create index opening_reminders_user on opening_reminders (user_id) where user_id is not null;
create index opening_reminders_due on opening_reminders (event_city_id, id)
  where confirmed_at is not null and ended_at is null and soon_sent_at is null;
