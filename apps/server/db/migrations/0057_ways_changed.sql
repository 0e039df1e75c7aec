-- When an address was changed or a first password was set: what is younger than the rights of a colleague proves nobody at the door.
alter table users add column ways_changed_at timestamptz; -- null: never since this column
