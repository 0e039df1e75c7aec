import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

/**
 * From here on the transaction reads and writes copies of the rows of an event city, under the same names: whoever changes the
 * rows themselves meanwhile does not wait for it.
 */
export const shadowResults = async (tx: Tx, eventCityId: number): Promise<void> => {
  await sql`select shadow_results(${eventCityId})`.execute(tx);
  // A statement that was prepared before would go on with the tables that it knew.
  await sql`discard plans`.execute(tx);
};
