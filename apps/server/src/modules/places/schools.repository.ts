import type { School } from '@trassa/contracts';
import { type RawBuilder, sql } from 'kysely';
import { escapeLike } from '../../kernel/escape-like.ts';
import type { Slice } from '../../kernel/pagination.ts';
import type { Executor } from '../../platform/database/index.ts';

export type SchoolType = School['type'];

const columns = sql`s.public_id, s.name, s.short_name, r.name_ru as region, c.name_ru as city, s.type`;
const tables = sql`schools s join regions r on r.id = s.region_id join cities c on c.id = s.city_id`;
const ofType = (type: SchoolType | null): RawBuilder<unknown> => (type === null ? sql`true` : sql`s.type = ${type}`);

/** Regions of the register with the number of their schools. */
export const countByRegion = async (db: Executor): Promise<{ name: string; count: number }[]> => {
  const { rows } = await sql<{ name: string; count: number }>`
    select r.name_ru as name, count(*)::int as count from schools s join regions r on r.id = s.region_id group by r.id limit 500`.execute(
    db,
  );
  return rows;
};

/** Page by page; null: there is no such region. */
export const listSchools = async (
  db: Executor,
  region: string,
  type: SchoolType | null,
  { limit, offset }: Slice,
): Promise<{ schools: School[]; total: number } | null> => {
  const { rows } = await sql<{ isKnown: boolean; total: number; schools: School[] }>`
    with own as (select s.id, ${columns} from ${tables} where r.name_ru = ${region} and ${ofType(type)}),
      page as (select * from own order by short_name, id limit ${limit} offset ${offset})
    select exists (select from regions where name_ru = ${region}) as "isKnown", (select count(*) from own)::int as total,
      (select coalesce(jsonb_agg(to_jsonb(page) - 'id' order by page.short_name, page.id), '[]') from page) as schools`.execute(
    db,
  );
  const [row] = rows;
  return row?.isKnown ? row : null;
};

/** Schools whose name holds every word, those that begin with the text first. */
export const searchSchools = async (
  db: Executor,
  text: string,
  { region, type, limit }: { region: string | null; type: SchoolType | null; limit: number },
): Promise<School[]> => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
  const holds = words.map((word) => sql`lower(s.short_name || ' ' || s.name) like ${`%${escapeLike(word)}%`}`);
  const { rows } = await sql<School>`
    select ${columns} from ${tables}
    where ${sql.join(holds, sql` and `)} and ${ofType(type)} and (${region}::text is null or r.name_ru = ${region})
    order by lower(s.short_name) not like ${`${escapeLike(text.toLowerCase())}%`}, s.short_name, s.id limit ${limit}`.execute(
    db,
  );
  return rows;
};
