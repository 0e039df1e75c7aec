-- What the hourly sweeps of DEC-120 look for. A row leaves its index with its personal data.
create index holds_ended on holds (expires_at) where state in ('released', 'sold') and visitor <> '';
create index orders_unpaid on orders (expires_at) where status in ('expired', 'cancelled') and email <> '';
create index tickets_returned on tickets (id) where status = 'returned' and info is not null;
create index tickets_files on tickets (format_id) where file_id is not null or license_file_id is not null;
create index orders_age on orders using brin (created_at);
create index letters_age on letters using brin (created_at);
create index logins_age on logins using brin (created_at);
create index consents_age on consents using brin (created_at);

alter table formats add column participants_forgotten_at timestamptz;  -- the term of the participants' data is over

alter table one_time_codes drop constraint one_time_codes_purpose_check, add check (purpose in ('confirm_email', 'new_email',
  'reset', 'secure', 'link', 'finish_registration', 'delete_account', 'subscribe', 'unsubscribe', 'social', 'guest_data'));
alter table letter_requests drop constraint letter_requests_kind_check,
  add check (kind in ('registration', 'confirmation', 'reset', 'link', 'guest_data'));
