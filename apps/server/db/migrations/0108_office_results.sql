-- Files that the staff imports, and results as the staff publishes and corrects them (back-office.md 4.6, 5.10).
create table imports (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  kind text not null,
  event_city_id bigint not null references event_cities,
  file_name text not null,
  file_size integer not null,
  file_hash text not null,                      -- SHA-256 of its bytes
  file_removed_at timestamptz,
  map jsonb not null default '{}',              -- columns named by hand, by their place from 0
  options jsonb not null default '{}',
  state text not null default 'reading' check (state in ('reading', 'problems', 'ready', 'applying', 'done', 'failed')),
  progress smallint not null default 0 check (progress between 0 and 100),
  failure jsonb,                                -- why the file is not read, by language
  shown jsonb,                                  -- what the dry run found
  hash text,                                    -- of that: only it is applied
  moved boolean not null default false,         -- read anew, because its base had changed
  wish jsonb,                                   -- with what it is applied
  added integer, changed integer, removed integer, same integer,
  version integer not null default 1,
  attempts smallint not null default 0,
  leased_until timestamptz,                     -- a process is at it, or its file is still on its way
  created_by bigint not null references users,
  created_at timestamptz not null,
  applied_by bigint references users,
  applied_at timestamptz,
  erased_at timestamptz,                        -- somebody of its start was erased: what it names is gone
  check ((state = 'ready') <= (hash is not null)),
  check ((state = 'applying') <= (wish is not null)),
  check ((state = 'done') <= (applied_at is not null))
);
create index imports_start on imports (event_city_id, id);
create index imports_live on imports (id) where state in ('reading', 'applying');
create index imports_with_file on imports (created_at) where file_removed_at is null;

-- Null: as public as the results of its start.
alter table formats add column results_hidden_at timestamptz;

alter table results add column version integer not null default 1;

-- What was corrected by hand, as anybody may read it: without names, of people and of staff.
create table result_corrections (
  id bigint generated always as identity primary key,
  result_id bigint not null references results on delete cascade,
  event_city_id bigint not null references event_cities,
  fields text[] not null,
  time_before integer, time_after integer,      -- milliseconds
  fine_before integer, fine_after integer,
  status_before text, status_after text,
  corrected_at timestamptz not null
);
create index result_corrections_result on result_corrections (result_id, id);
create index result_corrections_start on result_corrections (event_city_id, id);

-- What a file would change is looked at in copies of the rows of its start, under the same names, until the transaction is over:
-- a dry run holds nobody up. Functions know the columns; a statement of the code would have to repeat them.
create function shadow_results(start bigint) returns void language plpgsql as $$
declare
  name text;
  columns text;
begin
  foreach name in array array['results', 'removed_results', 'result_classes'] loop
    select string_agg(quote_ident(attname), ', ' order by attnum) into columns from pg_attribute
    where attrelid = ('public.' || name)::regclass and attnum > 0 and not attisdropped and attgenerated = '';
    execute format('create temp table %I (like public.%I including all) on commit drop', name, name);
    execute format('insert into pg_temp.%I (%s) overriding system value select %s from public.%I where event_city_id = $1',
      name, columns, columns, name) using start;
    if exists (select from pg_attribute where attrelid = ('pg_temp.' || name)::regclass and attidentity <> '') then
      execute format('select setval(pg_get_serial_sequence(%L, %L), coalesce(max(id), 0) + 1) from pg_temp.%I',
        'pg_temp.' || name, 'id', name);
    end if;
    execute format('analyze pg_temp.%I', name);
  end loop;
end $$;
