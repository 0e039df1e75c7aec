import { sql } from 'kysely';
import { personalTerms } from '../../../kernel/personal-terms.ts';
import { countRows, daysAgo, type Executor, type Tx } from '../../../platform/database/index.ts';
import type { DataAsker, DataRow, ErasedPerson } from '../../../platform/personal-data.ts';

export const exportBasket = async (db: Executor, { userIds }: DataAsker): Promise<DataRow[]> => {
  const { rows } = await sql<DataRow>`
    select goods, added_at from basket_lines where user_id = any(${userIds}::bigint[]) order by position`.execute(db);
  return rows;
};

export const eraseBasket = async (tx: Tx, { userId }: ErasedPerson): Promise<void> => {
  await sql`delete from basket_lines where user_id = ${userId}`.execute(tx);
};

export const forgetBaskets = (tx: Tx, limit: number): Promise<number> =>
  countRows(
    tx,
    sql`
    delete from basket_lines where id in (
      select id from basket_lines where added_at < ${daysAgo(personalTerms.baskets)} limit ${limit} for update skip locked)
    returning id`,
  );
