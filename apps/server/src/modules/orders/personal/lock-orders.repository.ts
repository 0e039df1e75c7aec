import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import type { ErasedPerson } from '../../../platform/personal-data.ts';

export const lockOrdersOf = async (tx: Tx, { userId }: ErasedPerson): Promise<void> => {
  await sql`select id from orders where user_id = ${userId} order by id for no key update`.execute(tx);
};
