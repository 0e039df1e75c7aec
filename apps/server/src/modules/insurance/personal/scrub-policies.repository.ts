import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

/** Number, term and sum stay. */
const scrub = async (tx: Tx, condition: RawBuilder<unknown>): Promise<void> => {
  await sql`
    update policies set last_name = '', first_name = '', second_name = '', phone = '', birth_date = null, gender = null,
      file_id = null where ${condition}`.execute(tx);
};

export const scrubPolicies = (tx: Tx, orderIds: readonly number[]): Promise<void> =>
  scrub(tx, sql`order_id = any(${orderIds}::bigint[])`);

export const scrubPoliciesOf = (tx: Tx, userId: number): Promise<void> => scrub(tx, sql`user_id = ${userId}`);
