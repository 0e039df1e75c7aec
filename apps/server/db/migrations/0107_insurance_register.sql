-- Policies as the staff acts on them, and the register of the insurer (back-office.md 5.16, ADR 0040).
alter table policies
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now(),
  add column updated_by bigint references users,                   -- null: the system
  add column told integer not null default 1,                      -- how often what the insurer is told of it has changed
  add column told_at timestamptz not null default now(),           -- when it did last
  add column ready_at timestamptz,                                 -- it named somebody first; null: nobody yet
  add column sent integer,                                         -- `told` of its latest row in a batch; null: it is in none
  add column erased_at timestamptz;                                -- whoever it names was erased

update policies set updated_at = created_at, told_at = created_at,
  ready_at = case when last_name <> '' and birth_date is not null then created_at end;

create index policies_starts on policies (starts_at, id);
create index policies_failed on policies (id) where repayment = 'failed';
-- What a batch is made of, by the moment that puts it into a day.
create index policies_waiting on policies ((case when sent is null then ready_at else told_at end))
  where sent is distinct from told;
create index policies_unnamed on policies (starts_at) where (last_name = '' or birth_date is null) and cancelled_at is null;
create index letters_policy on letters ((data ->> 'policy')) where data ->> 'policy' is not null;

-- Whoever writes a policy need not know of the register: what it shows is counted here. An erasure is no news for the insurer.
create function tell_policy() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.erased_at is distinct from old.erased_at then return new; end if;
    if (new.last_name, new.first_name, new.second_name, new.phone, new.birth_date, new.gender, new.starts_at, new.validity_seconds,
        new.format_id, new.cancelled_at) is not distinct from
       (old.last_name, old.first_name, old.second_name, old.phone, old.birth_date, old.gender, old.starts_at, old.validity_seconds,
        old.format_id, old.cancelled_at) then return new; end if;
    new.told := old.told + 1;
    new.told_at := now();
    new.version := greatest(new.version, old.version + 1);
    new.updated_at := now();
    new.updated_by := null;
  end if;
  if new.ready_at is null and new.last_name <> '' and new.birth_date is not null then new.ready_at := now(); end if;
  return new;
end $$;
create trigger policies_told before insert or update on policies for each row execute function tell_policy();

create table register_batches (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  number integer not null unique,
  from_day date not null, until_day date not null check (from_day <= until_day),   -- days in Moscow, both included
  new_count integer not null, changed_count integer not null, cancelled_count integer not null,
  sum_minor bigint not null,                        -- paid for the new ones
  hash text not null,                               -- SHA-256 of its CSV as it was made
  head text[] not null,                             -- of its file
  version integer not null default 1,
  created_at timestamptz not null, updated_at timestamptz not null, updated_by bigint references users,
  created_by bigint not null references users,
  sent_at timestamptz, sent_by bigint references users
);
create index register_batches_made on register_batches (created_at);

-- Policies as they were put into a batch, in the order of its file.
create table register_rows (
  batch_id bigint not null references register_batches,
  position integer not null,
  policy_id bigint not null references policies,
  user_id bigint not null references users,         -- whose it was then
  told integer not null,
  kind text not null check (kind in ('new', 'changed', 'cancelled')),
  person jsonb,                                     -- cells of the insured; null: erased since, or nobody
  cells jsonb not null,                             -- the other ones
  erased_at timestamptz,
  primary key (batch_id, position),
  unique (policy_id, told)
);
create unique index register_rows_new on register_rows (policy_id) where kind = 'new';
create index register_rows_user on register_rows (user_id);
create index register_rows_erased on register_rows (batch_id) where erased_at is not null;
