import { sql } from 'kysely';
import type { Database } from '../../apps/server/src/platform/database/index.ts';
import { brokenInvariants } from '../../apps/server/test/invariants.ts';
import type { Told } from './crowd.ts';

/** What is wrong: sentences; none is right. */
export const checkBooks = async (db: Database, told: Told): Promise<string[]> => {
  const broken = Object.entries(await brokenInvariants(db)).map(([name, rows]) => `${name}: ${JSON.stringify(rows)}`);
  const { rows } = await sql<{ id: string; status: string; lines: number; tickets: number }>`
    select o.public_id as id, o.status, (select coalesce(sum(l.count), 0)::int from order_lines l where l.order_id = o.id) as lines,
      (select count(*)::int from tickets t where t.order_id = o.id) as tickets from orders o`.execute(db);
  const orders = new Map(rows.map((row) => [row.id, row]));
  const lost = [...told.orders].filter((id) => !orders.has(id));
  const unpaid = [...told.paid].filter((id) => orders.get(id)?.status !== 'paid');
  const wrong = rows.filter(({ status, lines, tickets }) => tickets !== (status === 'paid' ? lines : 0));
  return [
    ...broken,
    ...(lost.length ? [`${lost.length} orders are lost`] : []),
    ...(unpaid.length ? [`${unpaid.length} orders that were told to be paid are not`] : []),
    ...(wrong.length ? [`${wrong.length} orders have other tickets than they should`] : []),
  ];
};

/** Attempts whose money came while nobody could be told, and that the shop will ask about by itself. */
export const countUntold = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from payments p join sandbox_payments s on s.id = p.provider_payment_id
    where p.status in ('new', 'waiting') and s.verdict = 'paid'`.execute(db);
  return rows[0]?.n ?? 0;
};
