-- Types of competitions as the staff edits them (back-office.md 4.4): by a version.
alter table competition_types
  add column version integer not null default 1, add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now(), add column updated_by bigint references users;
-- Results in every state: a type that has some keeps what they are measured in.
create index club_results_type on club_results (type_id);
