import type { Sought } from '@trassa/rules';
import { sql } from 'kysely';
import { type Asking, detailOf, type Hit } from '../../../kernel/finding.ts';
import { type Executor, foundBy, waysOfNames } from '../../../platform/database/index.ts';

type Row = {
  readonly publicId: string;
  readonly title: string;
  readonly format: string;
  readonly start: string;
  readonly taken: number;
  readonly max: number;
  readonly rank: number;
};

/** Teams by words of their titles, latest first. */
export const findTeams = async (db: Executor, sought: Sought, { scope, limit, language }: Asking): Promise<Hit[]> => {
  const within = scope === 'all' ? sql`true` : sql`m.format_id = any(${[...scope.formats]}::bigint[])`;
  const found = foundBy(
    { from: sql`teams m`, id: sql`m.id`, within, most: limit + 1 },
    waysOfNames(sql`name_lexemes(m.title)`, [sql`${sought.words}::text`, sql`${sought.otherWords}::text`]),
  );
  const { rows } = await sql<Row>`
    select m.public_id as "publicId", m.title, m.taken, m.max_count as max, r.rank, ec.public_id as start,
      case when ${language} = 'en' then coalesce(f.title_en, f.title_ru) else f.title_ru end as format
    from (${found}) r join teams m on m.id = r.id join formats f on f.id = m.format_id
      join event_cities ec on ec.id = f.event_city_id
    order by r.rank, m.id desc limit ${limit + 1}`.execute(db);
  return rows.map(({ publicId, title, format, start, taken, max, rank }) => ({
    publicId,
    title,
    detail: detailOf(format, `${taken}/${max}`),
    state: null,
    isExact: rank === 0,
    pageOf: start,
  }));
};
