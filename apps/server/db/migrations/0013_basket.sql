-- The basket of a person on all devices (DEC-26); a guest's stays in his browser.
create table basket_lines (
  id bigint generated always as identity primary key,
  public_id text not null unique,               -- `_id` of the wire
  user_id bigint not null references users,
  unique_id text not null,                      -- made by the page
  position integer not null,
  goods jsonb not null,                         -- the line as the page keeps it; prices are made anew at every read
  added_at timestamptz not null default now(),
  unique (user_id, unique_id)
);
