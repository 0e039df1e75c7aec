import type { TicketKind } from '@trassa/rules';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';

/** Places that went at a price, and how many of them since a moment. */
type SoldAtPrice = {
  readonly formatId: number;
  readonly kind: TicketKind;
  readonly price: number;
  readonly count: number;
  readonly lately: number;
};

/** Tickets of formats by the price of their line before discounts; returned ones went, too. */
export const soldAtPrices = async (
  db: Executor,
  formatIds: readonly number[],
  since: Date,
): Promise<readonly SoldAtPrice[]> => {
  if (!formatIds.length) return [];
  const { rows } = await sql<SoldAtPrice>`
    select t.format_id as "formatId", t.kind, coalesce((l.details #>> '{move,willBe}')::bigint, l.price_minor) as price, count(*)::int as count,
      (count(*) filter (where t.created_at >= ${since}))::int as lately
    from tickets t join order_lines l on l.id = t.order_line_id
    where t.format_id = any(${[...formatIds]}::bigint[]) group by 1, 2, 3`.execute(db);
  return rows;
};

/** Tickets of formats that came back since a moment, by `formatId kind`. */
export const countReturned = async (
  db: Executor,
  formatIds: readonly number[],
  since: Date,
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ key: string; count: number }>`
    select t.format_id || ' ' || t.kind as key, count(*)::int as count
    from tickets t join ticket_returns r on r.ticket_id = t.id
    where t.format_id = any(${[...formatIds]}::bigint[]) and r.done_at >= ${since} group by 1`.execute(db);
  return new Map(rows.map(({ key, count }) => [key, count]));
};
