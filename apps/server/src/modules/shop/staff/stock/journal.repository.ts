import type { StockKind } from '@trassa/rules';
import { sql } from 'kysely';
import type { Executor } from '../../../../platform/database/index.ts';

export type EntryRow = {
  readonly id: number;
  readonly at: Date;
  readonly size: string | null;
  readonly variantRu: string | null;
  readonly variantEn: string | null;
  readonly kind: StockKind;
  readonly pieces: number;
  readonly userId: number | null;
  readonly order: string | null;
  readonly reason: string;
};

/** Entries of one page. */
const entriesMost = 50;

/** Entries of the sizes of a product, the latest first; `next`: those before it follow. */
export const selectEntries = async (
  db: Executor,
  productId: number,
  before: number | null,
): Promise<{ entries: EntryRow[]; next: number | null }> => {
  const { rows } = await sql<EntryRow>`
    select e.id, e.created_at as at, s.size, v.name_ru as "variantRu", v.name_en as "variantEn", e.kind, e.pieces,
      e.user_id as "userId", o.public_id as order, e.reason
    from product_stock s
    cross join lateral (
      select * from stock_entries e where e.stock_id = s.id and (${before}::bigint is null or e.id < ${before}::bigint)
      order by e.id desc limit ${entriesMost + 1}) e
    left join product_variants v on v.id = s.variant_id left join orders o on o.id = e.order_id
    where s.product_id = ${productId} order by e.id desc limit ${entriesMost + 1}`.execute(db);
  const entries = rows.slice(0, entriesMost);
  return { entries, next: rows.length > entriesMost ? (entries.at(-1)?.id ?? null) : null };
};

export type RecordedEntry = {
  readonly stockId: number;
  readonly kind: StockKind;
  readonly pieces: number;
  readonly reason: string;
};

/** What the staff took in, wrote off and corrected of these sizes within so many days. */
export const selectRecorded = async (
  db: Executor,
  stockIds: readonly number[],
  days: number,
): Promise<RecordedEntry[]> => {
  const { rows } = await sql<RecordedEntry>`
    select distinct stock_id as "stockId", kind, pieces, reason from stock_entries
    where stock_id = any(${[...stockIds]}::bigint[]) and kind in ('receipt', 'write_off', 'correction')
      and created_at > now() - make_interval(days => ${days}::int)`.execute(db);
  return rows;
};
