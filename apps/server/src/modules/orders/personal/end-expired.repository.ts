import { orderTransitions, stateAfter, statesBefore } from '@trassa/rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

/** Money that comes for an order of an erased buyer after all makes nothing any more: it goes back (DEC-89). */
export const endExpired = async (tx: Tx, userId: number): Promise<void> => {
  await sql`
    update orders set status = ${stateAfter(orderTransitions, 'expired', 'erase')}, cancelled_at = now()
    where user_id = ${userId} and status = any(${statesBefore(orderTransitions, 'erase')}::text[])`.execute(tx);
};
