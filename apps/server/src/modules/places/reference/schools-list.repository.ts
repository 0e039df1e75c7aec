import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/index.ts';
import type { SchoolType } from '../schools.repository.ts';

export type SchoolKey = { readonly cityId: number; readonly type: SchoolType; readonly name: string };
export type StoredSchool = {
  /** As in the question, from 1. */
  readonly at: number;
  readonly key: string;
  readonly id: number | null;
  readonly name: string | null;
  readonly shortName: string | null;
};

export const countSchools = async (db: Executor): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from schools`.execute(db);
  return rows[0]?.count ?? 0;
};

/** Changes with any row of schools, cities or regions. */
export const schoolsBase = async (db: Executor): Promise<string> => {
  const { rows } = await sql<{ base: string }>`
    select (select count(*) || ':' || coalesce(bit_xor(hashtextextended(s::text, 0)), 0) from schools s) || '/'
      || (select count(*) || ':' || coalesce(bit_xor(hashtextextended(c::text, 0)), 0) from cities c) || '/'
      || (select count(*) || ':' || coalesce(bit_xor(hashtextextended(r::text, 0)), 0) from regions r) as base`.execute(
    db,
  );
  return rows[0]?.base ?? '';
};

/** The schools that stand under these keys. */
export const findSchools = async (db: Executor, keys: readonly SchoolKey[]): Promise<StoredSchool[]> => {
  const { rows } = await sql<StoredSchool>`
    select w.at::int as at, school_key(w.name) as key, s.id, s.name, s.short_name as "shortName"
    from unnest(${keys.map(({ cityId }) => cityId)}::integer[], ${keys.map(({ type }) => type)}::text[],
      ${keys.map(({ name }) => name)}::text[]) with ordinality w(city_id, type, name, at)
    left join schools s on s.city_id = w.city_id and s.type = w.type and school_key(s.name) = school_key(w.name)
    order by w.at`.execute(db);
  return rows;
};

export type NewSchool = SchoolKey & {
  readonly publicId: string;
  readonly shortName: string;
  readonly regionId: number;
};

export const insertSchools = async (tx: Tx, schools: readonly NewSchool[]): Promise<void> => {
  await sql`
    insert into schools (public_id, type, name, short_name, region_id, city_id)
    select * from unnest(${schools.map(({ publicId }) => publicId)}::text[], ${schools.map(({ type }) => type)}::text[],
      ${schools.map(({ name }) => name)}::text[], ${schools.map(({ shortName }) => shortName)}::text[],
      ${schools.map(({ regionId }) => regionId)}::integer[], ${schools.map(({ cityId }) => cityId)}::integer[])`.execute(
    tx,
  );
};

export type RenamedSchool = { readonly id: number; readonly name: string; readonly shortName: string };

export const renameSchools = async (tx: Tx, schools: readonly RenamedSchool[]): Promise<void> => {
  await sql`
    update schools s set name = w.name, short_name = w.short_name
    from unnest(${schools.map(({ id }) => id)}::bigint[], ${schools.map(({ name }) => name)}::text[],
      ${schools.map(({ shortName }) => shortName)}::text[]) w(id, name, short_name) where s.id = w.id`.execute(tx);
};
