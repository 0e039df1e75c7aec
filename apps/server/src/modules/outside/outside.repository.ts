import { sql } from 'kysely';
import type { Executor } from '../../platform/database/index.ts';
import type { PreparedLine } from './prepared-line.ts';

/** Days that a prepared basket can be opened (DEC-21). */
const days = 30;

/** Lines of a basket that can still be opened. */
export const findPrepared = async (db: Executor, publicId: string, now: Date): Promise<unknown[] | null> => {
  const { rows } = await sql<{ goods: unknown[] }>`
    select goods from prepared_baskets where public_id = ${publicId} and expires_at > ${now}`.execute(db);
  return rows[0]?.goods ?? null;
};

export const insertPrepared = async (
  db: Executor,
  basket: { publicId: string; partnerId: number; goods: readonly PreparedLine[]; now: Date },
): Promise<Date> => {
  const { rows } = await sql<{ expiresAt: Date }>`
    insert into prepared_baskets (public_id, partner_key_id, goods, created_at, expires_at)
    values (${basket.publicId}, ${basket.partnerId}, ${JSON.stringify(basket.goods)}::jsonb, ${basket.now},
      ${basket.now}::timestamptz + make_interval(days => ${days}))
    returning expires_at as "expiresAt"`.execute(db);
  const row = rows[0];
  if (!row) throw new Error('the basket was not stored');
  return row.expiresAt;
};

/** Whose key it is; null: nobody's, or withdrawn. */
export const findPartner = async (db: Executor, keyHash: Buffer): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    select id from partner_keys where key_hash = ${keyHash} and revoked_at is null`.execute(db);
  return rows[0]?.id ?? null;
};

export const insertPartner = async (db: Executor, title: string, keyHash: Buffer): Promise<void> => {
  await sql`insert into partner_keys (title, key_hash) values (${title}, ${keyHash})`.execute(db);
};

/** Sweep: baskets that cannot be opened any more, at most a thousand; answers how many. */
export const deleteOldBaskets = async (db: Executor, now: Date): Promise<number> => {
  const { rows } = await sql`
    delete from prepared_baskets where id in (select id from prepared_baskets where expires_at <= ${now} order by expires_at limit 1000)
    returning id`.execute(db);
  return rows.length;
};
