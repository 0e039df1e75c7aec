import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/index.ts';

export type Prefix = { readonly prefix: string; readonly regionId: number; readonly cityId: number | null };

export const countPrefixes = async (db: Executor): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from postal_prefixes`.execute(db);
  return rows[0]?.count ?? 0;
};

/** Changes with any row of prefixes, cities or regions. */
export const prefixesBase = async (db: Executor): Promise<string> => {
  const { rows } = await sql<{ base: string }>`
    select (select count(*) || ':' || coalesce(bit_xor(hashtextextended(p::text, 0)), 0) from postal_prefixes p) || '/'
      || (select count(*) || ':' || coalesce(bit_xor(hashtextextended(c::text, 0)), 0) from cities c) || '/'
      || (select count(*) || ':' || coalesce(bit_xor(hashtextextended(r::text, 0)), 0) from regions r) as base`.execute(
    db,
  );
  return rows[0]?.base ?? '';
};

export const findPrefixes = async (db: Executor, prefixes: readonly string[]): Promise<Prefix[]> => {
  const { rows } = await sql<Prefix>`
    select p.prefix, p.region_id as "regionId", p.city_id as "cityId" from postal_prefixes p
    where p.prefix = any(${[...prefixes]}::text[])`.execute(db);
  return rows;
};

export const savePrefixes = async (tx: Tx, rows: readonly Prefix[]): Promise<void> => {
  await sql`
    insert into postal_prefixes (prefix, region_id, city_id)
    select * from unnest(${rows.map(({ prefix }) => prefix)}::text[], ${rows.map(({ regionId }) => regionId)}::integer[],
      ${rows.map(({ cityId }) => cityId)}::integer[])
    on conflict (prefix) do update set region_id = excluded.region_id, city_id = excluded.city_id`.execute(tx);
};
