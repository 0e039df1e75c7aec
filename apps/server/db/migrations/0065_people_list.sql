-- What the list of people is sorted and filtered by; few have roles or are blocked.
create index users_since on users (created_at, id);
create index users_with_roles on users (created_at, id) where roles <> '{}';
create index users_blocked on users (created_at, id) where blocked;
