-- Payments in the office, and settlement with their providers (back-office.md 3.6, ADR 0041).
create index payments_created on payments (created_at, id);
create index payments_status on payments (status, created_at, id);
-- What an open day is summed from, without the rows themselves.
create index payments_captured on payments (captured_at) include (provider, amount_minor) where captured_at is not null;
create index refunds_done on refunds (done_at) include (payment_id, amount_minor) where done_at is not null;

-- Until when somebody of the staff speaks with the provider about it: of many at once one does.
alter table payments add column spoken_until timestamptz;

-- Files of providers as they were read; of a day the one counts that its row of `settlement_days` names.
create table settlement_registers (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  provider text not null,
  file_name text not null,
  file_hash text not null,                      -- SHA-256
  from_day date not null,
  until_day date not null,
  row_count integer not null,
  created_at timestamptz not null,
  created_by bigint not null references users,
  applied_at timestamptz,
  check (until_day >= from_day)
);
create index settlement_registers_left on settlement_registers (created_at) where applied_at is null;
-- Movements of one payment on one day, summed.
create table settlement_rows (
  register_id bigint not null references settlement_registers on delete cascade,
  day date not null,                            -- of Moscow
  kind text not null check (kind in ('payment', 'refund')),
  provider_payment_id text not null,
  amount_minor bigint not null check (amount_minor >= 0),
  fee_minor bigint not null default 0,
  primary key (register_id, day, kind, provider_payment_id)
);
create table settlement_days (
  provider text not null,
  day date not null,                            -- of Moscow
  register_id bigint references settlement_registers,
  -- Frozen when it was closed; before that they are summed from payments and refunds.
  captured_minor bigint,
  refunded_minor bigint,
  closed_at timestamptz,
  closed_by bigint references users,
  version integer not null default 1,
  primary key (provider, day),
  check ((closed_at is null) = (captured_minor is null) and (closed_at is null) = (refunded_minor is null))
);
-- A difference that somebody has accepted, with its sums as they were then.
create table settlement_accepted (
  provider text not null,
  day date not null,
  kind text not null check (kind in ('payment', 'refund')),
  provider_payment_id text not null,
  ours_minor bigint,
  theirs_minor bigint,
  reason text not null,
  accepted_by bigint not null references users,
  accepted_at timestamptz not null,
  primary key (provider, day, kind, provider_payment_id),
  foreign key (provider, day) references settlement_days
);
