import { sql } from 'kysely';
import { fromUnix } from '../../../../kernel/clock.ts';
import type { Executor, Tx } from '../../../../platform/database/index.ts';
import type { Targets } from '../check-code.ts';
import type { By } from '../write-promocode.repository.ts';

/** What is written of a series once. */
export type SeriesValues = Targets & {
  readonly prefix: string;
  readonly length: number;
  readonly kind: string;
  readonly discount: number;
  readonly codeCount: number;
  readonly uses: number;
};
/** What is changed of it later. */
export type SeriesTimes = { readonly startsAt: number | null; readonly endsAt: number | null; readonly note: string };

const moment = (at: number | null): Date | null => (at === null ? null : fromUnix(at));

export const insertSeries = async (
  tx: Tx,
  publicId: string,
  values: SeriesValues & SeriesTimes,
  { userId, now }: By,
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into promocode_series (public_id, prefix, length, kind, discount, code_count, uses, starts_at, ends_at, note, event_ids, format_ids,
      product_ids, offer_ids, created_at, updated_at, updated_by)
    values (${publicId}, ${values.prefix}, ${values.length}, ${values.kind}, ${values.discount}, ${values.codeCount}, ${values.uses},
      ${moment(values.startsAt)}, ${moment(values.endsAt)}, ${values.note}, ${[...values.eventIds]}::bigint[],
      ${[...values.formatIds]}::bigint[], ${[...values.productIds]}::bigint[], ${[...values.offerIds]}::bigint[], ${now}, ${now}, ${userId})
    returning id`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the series was not written');
  return row.id;
};

/** Of a locked series. */
export const updateSeries = async (
  tx: Tx,
  id: number,
  { startsAt, endsAt, note }: SeriesTimes,
  { userId, now }: By,
): Promise<void> => {
  await sql`update promocode_series set starts_at = ${moment(startsAt)}, ends_at = ${moment(endsAt)}, note = ${note},
      version = version + 1, updated_at = ${now}, updated_by = ${userId}
    where id = ${id}`.execute(tx);
};

export const touchSeries = async (tx: Tx, id: number, { userId, now }: By): Promise<void> => {
  await sql`update promocode_series set version = version + 1, updated_at = ${now}, updated_by = ${userId} where id = ${id}`.execute(
    tx,
  );
};

/** Parts first, as a piece under way has its own; orders that come meanwhile wait, and find no code. */
export const lockCodes = async (tx: Tx, id: number): Promise<void> => {
  await sql`select id from promocode_parts where series_id = ${id} order by id for update`.execute(tx);
  await sql`select count(*) from (select id from promocodes where series_id = ${id} order by id for update) c`.execute(
    tx,
  );
};

/** Orders with a line of a code of the series, whatever became of them. */
export const countOrdersOfSeries = async (db: Executor, id: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(distinct l.order_id)::int as count from promocodes p join order_lines l on l.promocode_id = p.id
    where p.series_id = ${id}`.execute(db);
  return rows[0]?.count ?? 0;
};

/** With its codes and parts. */
export const deleteSeries = async (tx: Tx, id: number): Promise<void> => {
  await sql`delete from promocodes where series_id = ${id}`.execute(tx);
  await sql`delete from promocode_series where id = ${id}`.execute(tx);
};
