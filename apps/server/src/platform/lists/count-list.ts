import { countUpTo, type Database } from '../database/index.ts';
import { countOf, exactCountOf, limitTime, type ListSource } from './page-sql.repository.ts';

export type Count = { readonly count: number; readonly exact: boolean };

/** Milliseconds that an exact count may take. */
const longest = 2000;
const isTooLong = (error: unknown): boolean => (error as { code?: string }).code === '57014';

/** How many rows a list matches: all of them, or as many as a page counts where that takes longer than two seconds. 4.2 */
export const countList = async (db: Database, source: ListSource): Promise<Count> => {
  try {
    return await db.transaction().execute(async (tx) => {
      await limitTime(tx, longest);
      const { rows } = await exactCountOf(source).execute(tx);
      return { count: rows[0]?.count ?? 0, exact: true };
    });
  } catch (error) {
    if (!isTooLong(error)) throw error;
    const { rows } = await countOf(source).execute(db);
    const counted = rows[0]?.count ?? 0;
    return { count: Math.min(counted, countUpTo - 1), exact: counted < countUpTo };
  }
};
