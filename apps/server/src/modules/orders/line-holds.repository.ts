import { sql } from 'kysely';
import type { Tx } from '../../platform/database/index.ts';

/** For the inventory: no line leads to these holds any more, which may be deleted. */
export const detachHolds = async (tx: Tx, holdIds: readonly string[]): Promise<void> => {
  await sql`update order_lines set hold_id = null where hold_id = any(${holdIds}::text[])`.execute(tx);
};
