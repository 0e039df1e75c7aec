import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

/** Formats and their copies by internal ids, one beside the other. */
export type CopiedFormats = { readonly from: readonly number[]; readonly to: readonly number[] };

const pairs = ({ from, to }: CopiedFormats) =>
  sql`(select unnest(${[...from]}::bigint[]) as old, unnest(${[...to]}::bigint[]) as new) p`;

/** Places of formats for their copies; nothing of them is taken. */
export const copyQuotas = async (tx: Tx, formats: CopiedFormats): Promise<void> => {
  await sql`insert into quotas (format_id, kind, capacity, reserve)
    select p.new, q.kind, q.capacity, q.reserve from ${pairs(formats)} join quotas q on q.format_id = p.old order by q.id`.execute(
    tx,
  );
};

/** Quotas of the copies, with the moment at which the reserve of the old one goes on sale; null: by hand. */
export const selectReleases = async (
  tx: Tx,
  formats: CopiedFormats,
): Promise<{ readonly id: number; readonly at: Date | null }[]> => {
  const { rows } = await sql<{ id: number; at: Date | null }>`
    select n.id, q.release_at as at from ${pairs(formats)} join quotas q on q.format_id = p.old
    join quotas n on n.format_id = p.new and n.kind = q.kind`.execute(tx);
  return rows;
};

/** By ids of quotas. */
export const setReleases = async (
  tx: Tx,
  releases: readonly { readonly id: number; readonly at: Date }[],
): Promise<void> => {
  await sql`update quotas set release_at = r.at
    from unnest(${releases.map(({ id }) => id)}::bigint[], ${releases.map(({ at }) => at)}::timestamptz[]) r (id, at)
    where quotas.id = r.id`.execute(tx);
};

/** Waves, each of which sets off so many seconds later. */
export const copyClusters = async (tx: Tx, formats: CopiedFormats, seconds: number): Promise<void> => {
  await sql`insert into format_clusters (format_id, position, name_ru, name_en, file, document, capacity, start_time)
    select p.new, k.position, k.name_ru, k.name_en, k.file, k.document, k.capacity, k.start_time + make_interval(secs => ${seconds})
    from ${pairs(formats)} join format_clusters k on k.format_id = p.old and k.removed_at is null order by k.id`.execute(
    tx,
  );
};

/** Ranges of start numbers, those of waves as far as the waves were copied; no number of them is given. */
export const copyRanges = async (tx: Tx, formats: CopiedFormats): Promise<void> => {
  await sql`insert into number_ranges (format_id, cluster_id, first, last, label)
    select p.new, n.id, r.first, r.last, r.label
    from ${pairs(formats)} join number_ranges r on r.format_id = p.old
    left join format_clusters k on k.id = r.cluster_id
    left join format_clusters n on n.format_id = p.new and n.name_ru = k.name_ru
    where r.cluster_id is null or n.id is not null order by p.new, r.first`.execute(tx);
};

/** Shirts of a start for another one, by size; none is taken. */
export const copyShirts = async (tx: Tx, from: number, to: number): Promise<void> => {
  await sql`insert into shirts (event_city_id, size, position, stock)
    select ${to}::bigint, size, position, stock from shirts where event_city_id = ${from}`.execute(tx);
};
