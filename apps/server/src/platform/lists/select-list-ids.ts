import type { RawBuilder } from 'kysely';
import type { Executor } from '../database/index.ts';
import { idsOf, type ListSource } from './page-sql.repository.ts';

/** Public ids of the rows that a list matches, one more than its limit where there are more. 8.2 */
export const selectListIds = async (
  db: Executor,
  source: ListSource,
  publicId: RawBuilder<unknown>,
  limit: number,
): Promise<string[]> => {
  const { rows } = await idsOf(source, publicId, limit + 1).execute(db);
  return rows.map(({ publicId: id }) => id);
};
