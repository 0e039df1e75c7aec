-- A wave that was removed keeps what referred to it: tickets that were returned, numbers, what orders took and gave back.
alter table format_clusters add column public_id text not null default replace(gen_random_uuid()::text, '-', ''),
  add column removed_at timestamptz;
create unique index format_clusters_public on format_clusters (public_id);
alter table format_clusters drop constraint format_clusters_format_id_name_ru_key;
create unique index format_clusters_name on format_clusters (format_id, name_ru) where removed_at is null;
