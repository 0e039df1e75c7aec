-- Money of a policy that the payment system did not take in the end is sent again, after growing pauses.
alter table policies
  add column repay_failures smallint not null default 0,           -- refunds of it that were given up
  add column repay_after timestamptz,                              -- not before; null: at once
  drop constraint policies_repayment_check,
  add check (repayment in ('due', 'done', 'failed'));              -- failed: needs a person
