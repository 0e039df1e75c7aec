-- What the back office does to orders (back-office.md 5.14): corrects whom letters reach, keeps a note, and makes orders of its own.
-- The version counts changes of the staff.
alter table orders add column version integer not null default 1, add column note text not null default '',
  add column channel text not null default 'site' check (channel in ('site', 'staff'));
create index orders_of_staff on orders (created_at, id) where channel <> 'site';
