import { ageAt, checkAge, type TicketKind } from '@trassa/rules';
import { sql } from 'kysely';
import { toUnix } from '../../../kernel/clock.ts';
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
    select t.format_id as "formatId", t.kind, l.price_minor as price, count(*)::int as count,
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

type Limits = {
  readonly age_min: number | null;
  readonly age_max: number | null;
  readonly gender: 'male' | 'female' | null;
};
type Named = {
  readonly publicId: string;
  readonly number: string;
  readonly birthDate: string | null;
  readonly gender: string | null;
  readonly startTime: Date;
  readonly timezone: string;
};

/** Misfits that are named at most. */
const most = 200;

/** Whose tickets would not fit other limits of a format, by the rule that asked them. BO-029 */
export const findMisfits = async (
  db: Executor,
  formatId: number,
  limits: Limits,
): Promise<{ count: number; tickets: { publicId: string; number: string }[] }> => {
  const { rows } = await sql<Named>`
    select t.public_id as "publicId", t.ticket_number as number, t.info ->> 'birth_date' as "birthDate", t.info ->> 'gender' as gender,
      f.start_time as "startTime", ec.timezone
    from tickets t join formats f on f.id = t.format_id join event_cities ec on ec.id = f.event_city_id
    where t.format_id = ${formatId} and t.status <> 'returned' and t.info is not null order by t.id`.execute(db);
  const misfits = rows.filter(({ birthDate, gender, startTime, timezone }) => {
    const isOfAge =
      birthDate === null ||
      !/^\d{4}-\d\d-\d\d$/.test(birthDate) ||
      checkAge(ageAt(birthDate, toUnix(startTime), timezone), limits) === null;
    return !isOfAge || (limits.gender !== null && gender !== null && gender !== limits.gender);
  });
  return {
    count: misfits.length,
    tickets: misfits.slice(0, most).map(({ publicId, number }) => ({ publicId, number })),
  };
};
