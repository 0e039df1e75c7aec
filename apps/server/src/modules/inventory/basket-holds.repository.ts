import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/database/index.ts';
import { holdMoves } from './hold-moves.ts';

/** What the basket on the server does with holds: their ids are the right to them. */
export type BasketHolds = {
  /** Live holds become this visitor's: a guest's places count as his own after he has logged in (DEC-26). */
  rebind(tx: Tx, ids: readonly string[], visitor: string): Promise<void>;
  /** Gives the places of live holds back; those of orders and those that are over stay as they are. */
  end(db: Database, ids: readonly string[]): Promise<void>;
};

export const basketHolds: BasketHolds = {
  async rebind(tx, ids, visitor) {
    if (!ids.length) return;
    await sql`
      with own as (
        select id from holds where id = any(${ids}::text[]) and state = 'live' and visitor <> ${visitor} order by id for update
      )
      update holds h set visitor = ${visitor} from own where h.id = own.id`.execute(tx);
  },

  async end(db, ids) {
    if (!ids.length) return;
    await db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ id: number }>`
        select q.id from quotas q where q.id in (select quota_id from holds where id = any(${ids}::text[]) and state = 'live')
        order by q.id for no key update`.execute(tx);
      if (!rows.length) return;
      await sql`
        with own as (
          select id from holds where id = any(${ids}::text[]) and state = 'live'
            and quota_id = any(${rows.map((row) => row.id)}::bigint[]) order by id for update
        ), freed as (
          update holds h set state = ${holdMoves.release} from own where h.id = own.id returning h.quota_id, h.count
        )
        update quotas q set taken = q.taken - f.places
        from (select quota_id, sum(count) as places from freed group by quota_id) f where q.id = f.quota_id`.execute(
        tx,
      );
    });
  },
};
