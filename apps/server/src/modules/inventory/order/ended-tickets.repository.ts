import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import { holdMoves } from '../hold-moves.ts';

/** One sold place of an order's line is on sale again; the quota is locked before the hold, as everywhere. */
export const releasePlace = async (tx: Tx, lineId: number): Promise<void> => {
  await sql`
    select q.id from quotas q join holds h on h.quota_id = q.id join order_lines l on l.hold_id = h.id where l.id = ${lineId}
    for no key update of q`.execute(tx);
  await sql`
    with freed as (
      update holds h set state = case when h.count = 1 then ${holdMoves.refund} else h.state end, count = greatest(h.count - 1, 1)
      from order_lines l where l.id = ${lineId} and h.id = l.hold_id and h.state = 'sold' returning h.quota_id
    )
    update quotas q set taken = q.taken - 1 from freed where q.id = freed.quota_id`.execute(tx);
};
