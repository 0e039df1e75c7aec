-- DEC-114: what a letter proves, and to whom.
alter table users
  add column password_visitor text;             -- hash of the visitor cookie of the browser that gave the password at registration

-- Hash of the visitor cookie of the browser that signed in: strangers' wrong passwords do not slow it.
alter table logins add column visitor text;
create index logins_visitor on logins (user_id, visitor) where visitor is not null;

-- Placed by a guest with the e-mail of the account it joined later; null: placed by its owner.
alter table orders add column joined_at timestamptz;
