-- Selling insurance: for what an offer is, numbered policies, and which of them are owed back.

alter table insurance_offers
  add column event_type_ids bigint[] not null default '{}',       -- empty: any
  add column format_ids bigint[] not null default '{}';           -- empty: any of these types
comment on column insurance_offers.is_start_date is 'true: begins with the start of the format; false: the buyer enters the start (DEC-95)';
create index insurance_offers_shown on insurance_offers (position, id) where status = 'published';

alter table formats add column insurable boolean not null default true;  -- the organiser lets people insure themselves

create sequence policy_numbers start 100001;

alter table policies
  add column place smallint,                                       -- which piece of its order line, from 1
  add column repayment text check (repayment in ('due', 'done')),  -- of a policy cancelled for the age of a new participant
  add check (repayment is null or cancelled_at is not null),
  add unique (order_line_id, place);
create index policies_repayment on policies (id) where repayment = 'due';

-- Conditions of insurance stand among the legal documents.
alter table documents drop constraint documents_name_check;
alter table documents add constraint documents_name_check check (name in ('pers', 'offers', 'advertising', 'insurance'));
