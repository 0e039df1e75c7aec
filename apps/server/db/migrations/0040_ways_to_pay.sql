-- What a browser shows where an address does not do: a form that is posted to the provider, or a code for the bank.
alter table payments add column page jsonb;
-- A refund that was sent is asked about before it is sent again; one that was refused is sent under another key.
alter table refunds add column sent_at timestamptz, add column provider_refund_id text, add column refusals integer not null default 0;
update refunds set sent_at = created_at where attempts > 0;
-- Blocked money that has to be taken.
create index payments_blocked on payments (checked_at nulls first) where status = 'authorized';
