import type { Language } from '@trassa/contracts';
import { sql } from 'kysely';
import type { Minor } from '../../../../kernel/money.ts';
import { type Executor, gatheredAcross } from '../../../../platform/database/index.ts';

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

export type NewSandboxPayment = Omit<SandboxPayment, 'verdict' | 'isOver' | 'isEnded'>;

export const insertSandboxPayment = gatheredAcross<NewSandboxPayment, void>(async (db, payments) => {
  await sql`
    insert into sandbox_payments (id, order_public_id, amount_minor, payable_until, language, return_to)
    select * from unnest(${payments.map((one) => one.id)}::text[], ${payments.map((one) => one.orderPublicId)}::text[],
      ${payments.map((one) => one.amount)}::bigint[], ${payments.map((one) => one.payableUntil)}::timestamptz[],
      ${payments.map((one) => one.language)}::text[], ${payments.map((one) => one.returnTo)}::text[])
    on conflict (id) do nothing`.execute(db);
});

export const findSandboxPayment = async (db: Executor, id: string): Promise<SandboxPayment | null> =>
  (await sql<SandboxPayment>`select ${columns} from sandbox_payments s where s.id = ${id}`.execute(db)).rows[0] ?? null;

export const findLatestOfOrder = async (db: Executor, orderPublicId: string): Promise<SandboxPayment | null> =>
  (
    await sql<SandboxPayment>`
    select ${columns} from sandbox_payments s where s.order_public_id = ${orderPublicId} order by s.created_at desc, s.id limit 1`.execute(
      db,
    )
  ).rows[0] ?? null;

type Pressed = { readonly id: string | null; readonly order: string | null; readonly verdict: Press };

/** Of two presses at once the money counts, else the last. null: nothing was to be pressed. */
const press = gatheredAcross<Pressed, SandboxPayment | null>(async (db, asked) => {
  const { rows } = await sql<SandboxPayment & { n: number }>`
    with asked as (
      select n, verdict, coalesce(id, (select l.id from sandbox_payments l where l.order_public_id = a.order_id order by l.created_at desc, l.id limit 1)) as id
      from unnest(${asked.map((one) => one.id)}::text[], ${asked.map((one) => one.order)}::text[], ${asked.map((one) => one.verdict)}::text[])
        with ordinality as a (id, order_id, verdict, n)
    ), last as (
      select distinct on (id) id, verdict from asked where id is not null order by id, verdict = 'paid' desc, n desc
    ), pressed as (
      update sandbox_payments s set verdict = last.verdict from last
      where s.id = last.id and s.verdict is distinct from 'paid' and not ${isEnded} returning ${columns}
    )
    select asked.n::int, pressed.* from asked join pressed using (id)`.execute(db);
  const found = new Map(rows.map(({ n, ...payment }) => [n, payment]));
  return asked.map((_, index) => found.get(index + 1) ?? null);
});

/** Money that came stays; a failure may be followed by another try till the attempt ends. Answers the payment as it is now. */
export const pressButton = async (db: Executor, id: string, verdict: Press): Promise<SandboxPayment | null> =>
  (await press(db, { id, order: null, verdict })) ?? findSandboxPayment(db, id);

/** The same for the latest payment of an order. */
export const pressLatest = async (db: Executor, order: string, verdict: Press): Promise<SandboxPayment | null> =>
  (await press(db, { id: null, order, verdict })) ?? findLatestOfOrder(db, order);

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
