-- What people of the back office make of its lists: saved views, and which columns they show (back-office.md 3.1).
create table saved_views (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  user_id bigint references users (id),         -- who made it; null: he is erased, and it is shared
  list text not null,
  name text not null check (char_length(name) between 1 and 40),
  query text not null,                          -- filters and sort of the list call; never words that were searched
  shared boolean not null default false,
  created_at timestamptz not null default now(),
  check (shared or user_id is not null)
);
create index saved_views_of_person on saved_views (user_id, list);
create index saved_views_shared on saved_views (list) where shared;

create table list_columns (
  user_id bigint not null references users (id),
  list text not null,
  shown text[] not null,                        -- all that were known, in their order
  hidden text[] not null,
  primary key (user_id, list)
);
