import { sql } from 'kysely';
import { fromUnix } from '../../../kernel/clock.ts';
import type { Executor, Tx } from '../../../platform/database/index.ts';

/** What is written of a code; ids are internal. */
export type PromocodeValues = {
  readonly code: string;
  readonly kind: string;
  readonly discount: number;
  readonly codeCount: number;
  readonly uses: number;
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  readonly note: string;
  readonly eventIds: readonly number[];
  readonly formatIds: readonly number[];
  readonly productIds: readonly number[];
  readonly offerIds: readonly number[];
};
export type By = { readonly userId: number; readonly now: Date };

const moment = (at: number | null): Date | null => (at === null ? null : fromUnix(at));

/** null: the code is taken by another one. */
export const insertPromocode = async (
  tx: Tx,
  publicId: string,
  values: PromocodeValues,
  { userId, now }: By,
): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    insert into promocodes (public_id, code, kind, discount, code_count, uses, available, starts_at, ends_at, note, event_ids, format_ids,
      product_ids, offer_ids, created_at, updated_at, updated_by)
    values (${publicId}, ${values.code}, ${values.kind}, ${values.discount}, ${values.codeCount}, ${values.uses}, ${values.uses},
      ${moment(values.startsAt)}, ${moment(values.endsAt)}, ${values.note}, ${[...values.eventIds]}::bigint[],
      ${[...values.formatIds]}::bigint[], ${[...values.productIds]}::bigint[], ${[...values.offerIds]}::bigint[], ${now}, ${now}, ${userId})
    on conflict (code) do nothing returning id`.execute(tx);
  return rows[0]?.id ?? null;
};

/** Of a locked code: what was used stays used. */
export const updatePromocode = async (
  tx: Tx,
  id: number,
  values: PromocodeValues,
  { userId, now }: By,
): Promise<void> => {
  await sql`update promocodes set code = ${values.code}, kind = ${values.kind}, discount = ${values.discount},
      code_count = ${values.codeCount}, available = available + ${values.uses} - uses, uses = ${values.uses},
      starts_at = ${moment(values.startsAt)}, ends_at = ${moment(values.endsAt)}, note = ${values.note},
      event_ids = ${[...values.eventIds]}::bigint[], format_ids = ${[...values.formatIds]}::bigint[],
      product_ids = ${[...values.productIds]}::bigint[], offer_ids = ${[...values.offerIds]}::bigint[],
      version = version + 1, updated_at = ${now}, updated_by = ${userId}
    where id = ${id}`.execute(tx);
};

export const endPromocode = async (tx: Tx, id: number, { userId, now }: By): Promise<void> => {
  await sql`update promocodes set ends_at = ${now}, starts_at = case when starts_at > ${now} then ${now} else starts_at end,
      version = version + 1, updated_at = ${now}, updated_by = ${userId}
    where id = ${id}`.execute(tx);
};

/** Whether another code has this text. */
export const isCodeTaken = async (db: Executor, code: string, exceptId: number): Promise<boolean> => {
  const { rows } = await sql`select 1 from promocodes where code = ${code} and id <> ${exceptId}`.execute(db);
  return rows.length > 0;
};

/** Codes of no series among these. */
export const selectCodesAmong = async (db: Executor, codes: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ code: string }>`
    select code from promocodes where code = any(${[...codes]}::text[]) and series_id is null order by code limit 20`.execute(
    db,
  );
  return rows.map(({ code }) => code);
};

/** Orders with a line of a code, whatever became of them. */
export const countOrdersOfCode = async (db: Executor, id: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(distinct order_id)::int as count from order_lines where promocode_id = ${id}`.execute(db);
  return rows[0]?.count ?? 0;
};

export const deletePromocode = async (tx: Tx, id: number): Promise<void> => {
  await sql`delete from promocodes where id = ${id}`.execute(tx);
};
