create table people (
  id bigint generated always as identity primary key,
  full_name text not null,
  kind text not null check (kind in ('adult', 'child')),
  birth_date date,
  joined_at timestamptz not null default now()
);
