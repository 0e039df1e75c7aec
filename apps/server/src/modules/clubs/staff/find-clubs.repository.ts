import type { Sought } from '@trassa/rules';
import { sql } from 'kysely';
import type { Asking, Hit } from '../../../kernel/finding.ts';
import { type Executor, foundBy, waysOfNames } from '../../../platform/database/index.ts';

type Row = {
  readonly publicId: string;
  readonly title: string;
  readonly city: string;
  readonly status: string;
  readonly rank: number;
};

/** Clubs by words of their titles; they belong to no start. */
export const findClubs = async (db: Executor, sought: Sought, { scope, limit, language }: Asking): Promise<Hit[]> => {
  const found = foundBy(
    { from: sql`clubs k`, id: sql`k.id`, within: sql`${scope === 'all'}::boolean`, most: limit + 1 },
    waysOfNames(sql`name_lexemes(k.title)`, [sql`${sought.words}::text`, sql`${sought.otherWords}::text`]),
  );
  const { rows } = await sql<Row>`
    select k.public_id as "publicId", k.title, k.status, case when ${language} = 'en' then c.name_en else c.name_ru end as city, r.rank
    from (${found}) r join clubs k on k.id = r.id join cities c on c.id = k.city_id
    order by r.rank, k.id desc limit ${limit + 1}`.execute(db);
  return rows.map(({ publicId, title, city, status, rank }) => ({
    publicId,
    title,
    detail: city,
    state: status,
    isExact: rank === 0,
  }));
};
