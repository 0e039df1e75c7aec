-- The outbox as the staff looks after it (back-office.md 3.10): a letter that is stopped, and one whose cause was gone when its turn came.
alter table letters
  add column version integer not null default 1,                     -- of acts of the staff
  drop constraint letters_state_check,
  add constraint letters_state_check check (state in ('waiting', 'sent', 'failed', 'stopped', 'gone'));
create index letters_unsent on letters (id) where state <> 'sent';
