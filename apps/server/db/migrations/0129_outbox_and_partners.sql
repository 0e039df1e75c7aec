-- The outbox as the staff looks after it (back-office.md 3.10): a letter that is stopped, and one whose cause was gone when its turn came.
alter table letters
  add column version integer not null default 1,                     -- of acts of the staff
  drop constraint letters_state_check,
  add constraint letters_state_check check (state in ('waiting', 'sent', 'failed', 'stopped', 'gone'));
create index letters_unsent on letters (id) where state <> 'sent';

-- Keys of partners and prepared baskets as the staff looks after them (back-office.md 3.10).
alter table partner_keys
  add column public_id text not null default replace(gen_random_uuid()::text, '-', '') unique,
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now(),
  add column updated_by bigint references users,                     -- null: the system
  add column last_used_at timestamptz,
  add column basket_count integer not null default 0;                -- made with it ever; baskets go when their time is over
update partner_keys k set
  basket_count = (select count(*) from prepared_baskets b where b.partner_key_id = k.id),
  last_used_at = (select max(b.created_at) from prepared_baskets b where b.partner_key_id = k.id);
alter table prepared_baskets
  add column title text not null default '',                         -- for the staff; '': a partner's
  add column open_count integer not null default 0,                  -- how often it was opened
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now(),
  add column updated_by bigint references users;
create index prepared_baskets_partner on prepared_baskets (partner_key_id, id);
