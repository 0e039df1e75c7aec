import type { Language } from '@trassa/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Minor } from '../../../../kernel/money.ts';
import type { Executor } from '../../../../platform/database/index.ts';

export type Press = 'paid' | 'failed' | 'late';

export type SandboxPayment = {
  readonly id: string;
  readonly orderPublicId: string;
  readonly amount: Minor;
  readonly payableUntil: Date;
  readonly verdict: Press | null;
  readonly language: Language;
  readonly returnTo: string;
  /** The time to pay is over, by the database's clock. */
  readonly isOver: boolean;
  /** It takes no presses any more: its time is over, or its order does not wait for money (DEC-110). */
  readonly isEnded: boolean;
};

const isEnded = sql`(s.payable_until <= now() or not exists (
  select from orders o where o.public_id = s.order_public_id and o.status = 'pending' and o.expires_at > now()))`;
const columns = sql`s.id, s.order_public_id as "orderPublicId", s.amount_minor as amount, s.payable_until as "payableUntil", s.verdict, s.language,
  s.return_to as "returnTo", s.payable_until < now() as "isOver",
  ${isEnded} as "isEnded"`;

export const insertSandboxPayment = async (
  db: Executor,
  payment: Omit<SandboxPayment, 'verdict' | 'isOver' | 'isEnded'>,
): Promise<void> => {
  await sql`
    insert into sandbox_payments (id, order_public_id, amount_minor, payable_until, language, return_to)
    values (${payment.id}, ${payment.orderPublicId}, ${payment.amount}, ${payment.payableUntil}, ${payment.language}, ${payment.returnTo})
    on conflict (id) do nothing`.execute(db);
};

export const findSandboxPayment = async (db: Executor, id: string): Promise<SandboxPayment | null> =>
  (await sql<SandboxPayment>`select ${columns} from sandbox_payments s where s.id = ${id}`.execute(db)).rows[0] ?? null;

export const findLatestOfOrder = async (db: Executor, orderPublicId: string): Promise<SandboxPayment | null> =>
  (
    await sql<SandboxPayment>`
    select ${columns} from sandbox_payments s where s.order_public_id = ${orderPublicId} order by s.created_at desc, s.id limit 1`.execute(
      db,
    )
  ).rows[0] ?? null;

const press = async (
  db: Executor,
  which: RawBuilder<unknown>,
  verdict: Press,
  found: () => Promise<SandboxPayment | null>,
): Promise<SandboxPayment | null> => {
  const { rows } = await sql<SandboxPayment>`
    update sandbox_payments s set verdict = ${verdict} where s.id = ${which} and s.verdict is distinct from 'paid' and not ${isEnded}
    returning ${columns}`.execute(db);
  return rows[0] ?? found();
};

/** Money that came stays; a failure may be followed by another try till the attempt ends. Answers the payment as it is now. */
export const pressButton = (db: Executor, id: string, verdict: Press): Promise<SandboxPayment | null> =>
  press(db, sql`${id}`, verdict, () => findSandboxPayment(db, id));

/** The same for the latest payment of an order. */
export const pressLatest = (db: Executor, orderPublicId: string, verdict: Press): Promise<SandboxPayment | null> =>
  press(
    db,
    sql`(select l.id from sandbox_payments l where l.order_public_id = ${orderPublicId} order by l.created_at desc, l.id limit 1)`,
    verdict,
    () => findLatestOfOrder(db, orderPublicId),
  );

/** Sends back at most what was paid; the same refund twice is one. False when there is no such money. */
export const insertSandboxRefund = async (
  db: Executor,
  refund: { id: string; paymentId: string; amount: Minor },
): Promise<boolean> => {
  await sql`
    insert into sandbox_refunds (id, payment_id, amount_minor)
    select ${refund.id}, p.id, ${refund.amount} from sandbox_payments p
    where p.id = ${refund.paymentId} and p.verdict in ('paid', 'late')
      and ${refund.amount} + coalesce((select sum(r.amount_minor) from sandbox_refunds r where r.payment_id = p.id), 0) <= p.amount_minor
    on conflict (id) do nothing`.execute(db);
  return (await sql`select id from sandbox_refunds where id = ${refund.id}`.execute(db)).rows.length === 1;
};
