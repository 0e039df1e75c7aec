import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/index.ts';

export type Promocode = {
  readonly id: number;
  /** Normalised: upper case, no outer blanks. */
  readonly code: string;
  /** 1…100 percent. */
  readonly discount: number;
  /** Places per order. */
  readonly codeCount: number;
  /** Uses left in all. */
  readonly available: number;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  /** Empty: any. */
  readonly eventIds: readonly number[];
  readonly formatIds: readonly number[];
};

export type Uses = { readonly promocodeId: number; readonly count: number };

/** By normalised codes, in one statement. */
export const findPromocodes = async (db: Executor, codes: readonly string[]): Promise<Promocode[]> => {
  if (!codes.length) return [];
  const { rows } = await sql<Promocode>`
    select id, code, discount, code_count as "codeCount", available, starts_at as "startsAt", ends_at as "endsAt",
      event_ids as "eventIds", format_ids as "formatIds"
    from promocodes where code = any(${[...codes]}::text[])`.execute(db);
  return rows;
};

const perCode = (uses: readonly Uses[]): { ids: number[]; counts: number[] } => {
  const sums = new Map<number, number>();
  for (const { promocodeId, count } of uses) sums.set(promocodeId, (sums.get(promocodeId) ?? 0) + count);
  const ids = [...sums.keys()].sort((a, b) => a - b);
  return { ids, counts: ids.map((id) => sums.get(id) ?? 0) };
};

/** Counts uses of an order; false when one of the codes has too few left: the caller rolls back (DEC-81). */
export const takeUses = async (tx: Tx, uses: readonly Uses[]): Promise<boolean> => {
  const { ids, counts } = perCode(uses);
  if (!ids.length) return true;
  await sql`select id from promocodes where id = any(${ids}::bigint[]) order by id for no key update`.execute(tx);
  const { rows } = await sql<{ id: number }>`
    update promocodes p set available = p.available - u.count
    from unnest(${ids}::bigint[], ${counts}::integer[]) as u (id, count)
    where p.id = u.id and p.available >= u.count returning p.id`.execute(tx);
  return rows.length === ids.length;
};

/** Uses of an order that ended unpaid. */
export const giveUsesBack = async (tx: Tx, uses: readonly Uses[]): Promise<void> => {
  const { ids, counts } = perCode(uses);
  if (!ids.length) return;
  await sql`select id from promocodes where id = any(${ids}::bigint[]) order by id for no key update`.execute(tx);
  await sql`
    update promocodes p set available = least(p.uses, p.available + u.count)
    from unnest(${ids}::bigint[], ${counts}::integer[]) as u (id, count) where p.id = u.id`.execute(tx);
};
