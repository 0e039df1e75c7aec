import { moneyText, type Sought } from '@trassa/rules';
import { sql } from 'kysely';
import type { Asking, Hit } from '../../../kernel/finding.ts';
import type { Minor } from '../../../kernel/money.ts';
import { type Executor, foundBy, waysOfNames } from '../../../platform/database/index.ts';

type Row = {
  readonly publicId: string;
  readonly title: string;
  readonly price: Minor;
  readonly status: string;
  readonly rank: number;
};

/** Goods by words of their titles, those that are not sold too; they belong to no start. */
export const findGoods = async (db: Executor, sought: Sought, { scope, limit, language }: Asking): Promise<Hit[]> => {
  const found = foundBy(
    { from: sql`products p`, id: sql`p.id`, within: sql`${scope === 'all'}::boolean`, most: limit + 1 },
    waysOfNames(sql`name_lexemes(p.title_ru || ' ' || coalesce(p.title_en, ''))`, [
      sql`${sought.words}::text`,
      sql`${sought.otherWords}::text`,
    ]),
  );
  const { rows } = await sql<Row>`
    select p.public_id as "publicId", case when ${language} = 'en' then coalesce(p.title_en, p.title_ru) else p.title_ru end as title,
      p.price_minor as price, p.status, r.rank
    from (${found}) r join products p on p.id = r.id order by r.rank, p.id desc limit ${limit + 1}`.execute(db);
  return rows.map(({ publicId, title, price, status, rank }) => ({
    publicId,
    title,
    detail: moneyText(price, language),
    state: status,
    isExact: rank === 0,
  }));
};
