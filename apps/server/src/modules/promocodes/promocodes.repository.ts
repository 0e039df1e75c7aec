import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/index.ts';
import { endsAt, joinSeries, startsAt } from './series-times.repository.ts';

export type Promocode = {
  readonly id: number;
  /** Normalised: upper case, no outer blanks. */
  readonly code: string;
  /** The kind of goods it is for: their selector. */
  readonly kind: string;
  /** 1…100 percent. */
  readonly discount: number;
  /** Places per order. */
  readonly codeCount: number;
  /** Uses left in all. */
  readonly available: number;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  /** Of its kind: groups of items by their sort, such as events, and items, such as formats; empty: any. */
  readonly groups: Readonly<Record<string, readonly number[]>>;
  readonly itemIds: readonly number[];
};

export type Uses = { readonly promocodeId: number; readonly count: number };

/** By normalised codes that exist, in one statement. Uses of waiting orders that are being replaced count as left. */
export const findPromocodes = async (
  db: Executor,
  codes: readonly string[],
  replaced: readonly number[] = [],
): Promise<Promocode[]> => {
  if (!codes.length) return [];
  const { rows } = await sql<Promocode>`
    select p.id, p.code, p.kind, p.discount, p.code_count as "codeCount", (least(p.uses, p.available + coalesce((
        select sum(l.promocode_count) from order_lines l join orders o on o.id = l.order_id
        where l.order_id = any(${[...replaced]}::bigint[]) and l.promocode_id = p.id and o.status = 'pending'), 0)))::integer as available,
      ${startsAt} as "startsAt", ${endsAt} as "endsAt",
      jsonb_build_object('event', p.event_ids) as groups, p.format_ids || p.product_ids || p.offer_ids as "itemIds"
    from promocodes p ${joinSeries} where p.code = any(${[...codes]}::text[])`.execute(db);
  return rows;
};

const perCode = (uses: readonly Uses[]): { ids: number[]; counts: number[] } => {
  const sums = new Map<number, number>();
  for (const { promocodeId, count } of uses) sums.set(promocodeId, (sums.get(promocodeId) ?? 0) + count);
  const ids = [...sums.keys()].sort((a, b) => a - b);
  return { ids, counts: ids.map((id) => sums.get(id) ?? 0) };
};

const lockCodes = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  await sql`select id from promocodes where id = any(${[...ids]}::bigint[]) order by id for no key update`.execute(tx);
};

const returnUses = async (tx: Tx, { ids, counts }: ReturnType<typeof perCode>): Promise<void> => {
  if (!ids.length) return;
  await sql`
    update promocodes p set available = least(p.uses, p.available + u.count)
    from unnest(${ids}::bigint[], ${counts}::integer[]) as u (id, count) where p.id = u.id`.execute(tx);
};

/**
 * Counts uses of an order; false when one of the codes has too few left: the caller rolls back (DEC-81). Uses of orders that
 * this one takes the place of come back first, under the same locks.
 */
export const takeUses = async (tx: Tx, uses: readonly Uses[], back: readonly Uses[] = []): Promise<boolean> => {
  const { ids, counts } = perCode(uses);
  const returned = perCode(back);
  if (!ids.length && !returned.ids.length) return true;
  await lockCodes(tx, [...ids, ...returned.ids]);
  await returnUses(tx, returned);
  if (!ids.length) return true;
  const { rows } = await sql<{ id: number }>`
    update promocodes p set available = p.available - u.count
    from unnest(${ids}::bigint[], ${counts}::integer[]) as u (id, count)
    where p.id = u.id and p.available >= u.count returning p.id`.execute(tx);
  return rows.length === ids.length;
};

/** Uses of an order that ended unpaid. */
export const giveUsesBack = async (tx: Tx, uses: readonly Uses[]): Promise<void> => {
  const returned = perCode(uses);
  if (!returned.ids.length) return;
  await lockCodes(tx, returned.ids);
  await returnUses(tx, returned);
};
