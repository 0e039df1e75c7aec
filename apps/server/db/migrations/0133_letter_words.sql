-- Words of the house's letters that the staff has changed (back-office.md 3.10, ADR 0046); a row appears with the first saving.
create table letter_words (
  letter text primary key,
  words jsonb not null default '{}',                      -- by "{word}.{language}"; what is not there is as it is built
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by bigint references users                      -- null: nobody has saved it yet
);
