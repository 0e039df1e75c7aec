import type { OrderStatus } from '@trassa/contracts';
import type { Reach } from '@trassa/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Minor } from '../../../kernel/money.ts';
import type { Executor } from '../../../platform/database/index.ts';
import { isLineInReach } from './code-targets.repository.ts';

export type UsageRow = {
  readonly order: string;
  readonly at: Date;
  readonly status: OrderStatus;
  readonly places: number;
  readonly discount: Minor;
  readonly paid: Minor;
};
export type UsageDay = { readonly day: string; readonly places: number; readonly discount: Minor };

/** Orders that are named, and days that are summed, at most. */
const most = 100;
const mostDays = 400;

/** Lines of a code that a reach holds; what belongs to no start is for whoever reaches everything. */
const linesOf = (
  promocodeId: number,
  reach: Reach,
): RawBuilder<unknown> => sql`order_lines l join orders o on o.id = l.order_id
  where l.promocode_id = ${promocodeId} and l.promocode_count > 0 and ${isLineInReach(reach)}`;

/** Orders with a code, the latest first, and how many there are. */
export const selectUsage = async (
  db: Executor,
  promocodeId: number,
  reach: Reach,
): Promise<{ orders: UsageRow[]; count: number }> => {
  const { rows } = await sql<UsageRow & { total: number }>`
    select o.public_id as order, o.created_at as at, o.status, sum(l.promocode_count)::int as places,
      sum(l.discount_minor)::bigint as discount, sum(l.total_minor)::bigint as paid, (count(*) over ())::int as total
    from ${linesOf(promocodeId, reach)} group by o.id order by o.id desc limit ${most}`.execute(db);
  return { orders: rows, count: rows[0]?.total ?? 0 };
};

/** Paid uses by the day of the house, the first one first. */
export const selectUsageDays = async (
  db: Executor,
  promocodeId: number,
  { reach, timezone }: { readonly reach: Reach; readonly timezone: string },
): Promise<UsageDay[]> => {
  const { rows } = await sql<UsageDay>`
    select * from (select to_char(o.created_at at time zone ${timezone}, 'YYYY-MM-DD') as day, sum(l.promocode_count)::int as places,
      sum(l.discount_minor)::bigint as discount
      from ${linesOf(promocodeId, reach)} and o.paid_at is not null group by 1 order by 1 desc limit ${mostDays}) d order by day`.execute(
    db,
  );
  return rows;
};
