-- When the places of a reserve go on sale by themselves; null: somebody lets them go (back-office 5.7).
alter table quotas add column release_at timestamptz;
create index quotas_release on quotas (release_at) where release_at is not null;
