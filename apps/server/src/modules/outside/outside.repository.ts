import { sql } from 'kysely';
import type { Executor } from '../../platform/database/index.ts';
import type { PreparedLine } from './prepared-line.ts';

/** Lines of a basket that can still be opened. */
export const findPrepared = async (db: Executor, publicId: string, now: Date): Promise<unknown[] | null> => {
  const { rows } = await sql<{ goods: unknown[] }>`
    select goods from prepared_baskets where public_id = ${publicId} and expires_at > ${now}`.execute(db);
  return rows[0]?.goods ?? null;
};

/** Until when it is opened; null: its key was withdrawn meanwhile. */
export const insertPrepared = async (
  db: Executor,
  basket: {
    publicId: string;
    /** null: the house makes it. */
    partnerId: number | null;
    title: string;
    userId: number | null;
    goods: readonly PreparedLine[];
    days: number;
    now: Date;
  },
): Promise<Date | null> => {
  const { rows } = await sql<{ expiresAt: Date }>`
    with used as (
      update partner_keys set basket_count = basket_count + 1, last_used_at = ${basket.now}
      where id = ${basket.partnerId}::bigint and revoked_at is null returning id)
    insert into prepared_baskets (public_id, partner_key_id, title, goods, created_at, expires_at, updated_at, updated_by)
    select ${basket.publicId}, ${basket.partnerId}::bigint, ${basket.title}, ${JSON.stringify(basket.goods)}::jsonb, ${basket.now}::timestamptz,
      ${basket.now}::timestamptz + make_interval(days => ${basket.days}), ${basket.now}::timestamptz, ${basket.userId}::bigint
    where ${basket.partnerId}::bigint is null or exists (select from used)
    returning expires_at as "expiresAt"`.execute(db);
  return rows[0]?.expiresAt ?? null;
};

/** Whose key it is; null: nobody's, or withdrawn. */
export const findPartner = async (db: Executor, keyHash: Buffer): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    select id from partner_keys where key_hash = ${keyHash} and revoked_at is null`.execute(db);
  return rows[0]?.id ?? null;
};

export const insertPartner = async (
  db: Executor,
  partner: { publicId: string; title: string; keyHash: Buffer; userId: number | null },
): Promise<void> => {
  await sql`insert into partner_keys (public_id, title, key_hash, updated_by)
    values (${partner.publicId}, ${partner.title}, ${partner.keyHash}, ${partner.userId}::bigint)`.execute(db);
};

/** One more has opened it; whoever comes at the same moment does not wait to be counted. */
export const countOpening = async (db: Executor, publicId: string): Promise<void> => {
  await sql`update prepared_baskets set open_count = open_count + 1
    where id = (select id from prepared_baskets where public_id = ${publicId} for update skip locked)`.execute(db);
};

/** Sweep: baskets that cannot be opened any more, at most a thousand; answers how many. */
export const deleteOldBaskets = async (db: Executor, now: Date): Promise<number> => {
  const { rows } = await sql`
    delete from prepared_baskets where id in (select id from prepared_baskets where expires_at <= ${now} order by expires_at limit 1000)
    returning id`.execute(db);
  return rows.length;
};
