import type { Language } from '@trassa/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { OfficeScope } from '../../../kernel/office-scope.ts';
import type { Executor } from '../../../platform/database/index.ts';

export type NamedStart = {
  readonly id: number;
  readonly publicId: string;
  readonly title: string;
  readonly startTime: Date;
  readonly timezone: string;
};
type Asking = { readonly scope: OfficeScope; readonly language: Language; readonly most: number };

const select = async (
  db: Executor,
  { scope, language, most }: Asking,
  is: RawBuilder<unknown>,
): Promise<NamedStart[]> => {
  const within = scope === 'all' ? sql`true` : sql`ec.id = any(${[...scope.starts]}::bigint[])`;
  const { rows } = await sql<NamedStart>`
    select ec.id, ec.public_id as "publicId", case when ${language} = 'en' then coalesce(e.title_en, e.title_ru) else e.title_ru end
      || ', ' || case when ${language} = 'en' then coalesce(c.name_en, c.name_ru) else c.name_ru end as title, ec.start_time as "startTime", ec.timezone
    from event_cities ec join events e on e.id = ec.event_id join cities c on c.id = ec.city_id
    where ${within} and ec.status = 'published' and e.status = 'published' and ${is}
    order by ec.start_time, ec.id limit ${most}`.execute(db);
  return rows;
};

/** Published starts that are ahead, the nearest first. */
export const findComingStarts = (db: Executor, now: Date, asking: Asking): Promise<NamedStart[]> =>
  select(db, asking, sql`ec.start_time > ${now}`);

/** Starts that ended lately and have no results, the oldest first. */
export const findStartsWithoutResults = (
  db: Executor,
  { from, to }: { readonly from: Date; readonly to: Date },
  asking: Asking,
): Promise<NamedStart[]> =>
  select(db, asking, sql`ec.start_time >= ${from} and ec.start_time < ${to} and ec.results_published_at is null`);

/** Public ids of starts. */
export const findPublicIds = async (db: Executor, ids: readonly number[]): Promise<Map<number, string>> => {
  const { rows } = await sql<{ id: number; publicId: string }>`
    select id, public_id as "publicId" from event_cities where id = any(${[...ids]}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, publicId }) => [id, publicId]));
};
