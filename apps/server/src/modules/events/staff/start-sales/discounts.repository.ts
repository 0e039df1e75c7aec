import { sql } from 'kysely';
import type { Executor, Tx } from '../../../../platform/database/index.ts';

export type DiscountRow = {
  readonly id: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly form: 'percent' | 'amount';
  /** Percent, or kopecks. */
  readonly discount: number;
  readonly count: number;
  readonly formats: string[];
  /** Starts whose formats it covers; none: all of the event. */
  readonly starts: number[];
};

/** Group discounts of an event, the latest last. */
export const selectDiscounts = async (db: Executor, eventId: number): Promise<DiscountRow[]> => {
  const { rows } = await sql<DiscountRow>`
    select s.id, s.starts_at as "startsAt", s.ends_at as "endsAt", s.discount_form as form, s.discount, s.count,
      array(select f.public_id from formats f where f.id = any(s.format_ids) order by f.position, f.id) as formats,
      array(select distinct f.event_city_id from formats f where f.id = any(s.format_ids)) as starts
    from sales s where s.event_id = ${eventId} order by s.starts_at, s.id`.execute(db);
  return rows;
};

/** Formats of an event by their public ids, with their starts. */
export const selectEventFormats = async (
  db: Executor,
  eventId: number,
): Promise<{ id: number; publicId: string; eventCityId: number }[]> => {
  const { rows } = await sql<{ id: number; publicId: string; eventCityId: number }>`
    select f.id, f.public_id as "publicId", f.event_city_id as "eventCityId"
    from formats f join event_cities ec on ec.id = f.event_city_id where ec.event_id = ${eventId}`.execute(db);
  return rows;
};

export type NewDiscount = Pick<DiscountRow, 'startsAt' | 'endsAt' | 'form' | 'discount' | 'count'> & {
  readonly formatIds: readonly number[];
};

/** The rows given in the place of those that were there: an order keeps the terms of its own. */
export const replaceDiscounts = async (
  tx: Tx,
  eventId: number,
  { removed, added }: { readonly removed: readonly number[]; readonly added: readonly NewDiscount[] },
): Promise<void> => {
  await sql`delete from sales where id = any(${[...removed]}::bigint[])`.execute(tx);
  for (const one of added)
    await sql`insert into sales (event_id, starts_at, ends_at, discount_form, discount, count, format_ids)
      values (${eventId}, ${one.startsAt}, ${one.endsAt}, ${one.form}, ${one.discount}, ${one.count},
        ${[...one.formatIds]}::bigint[])`.execute(tx);
};
