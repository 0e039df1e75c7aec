-- Answers that the team gives again and again (back-office.md 3.10); fields in braces are filled in when one is chosen.
create table ready_answers (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  title text not null,
  text_ru text not null,
  text_en text,                                           -- null: whoever answers in English writes himself
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by bigint references users
);
