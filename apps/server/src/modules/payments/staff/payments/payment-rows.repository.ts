import type { paymentsList } from '@trassa/contracts/office';
import type { PaymentState } from '@trassa/rules';
import { type RawBuilder, sql } from 'kysely';
import type { ListAsk } from '../../../../kernel/list-declaration.ts';
import type { Minor } from '../../../../kernel/money.ts';
import {
  anyOf,
  type Database,
  during,
  type Executor,
  type FilterSql,
  type ListPage,
  type ListRow,
  type SortSql,
} from '../../../../platform/database/index.ts';
import { type Count, countList, type ListSource, selectListPage } from '../../../../platform/lists/index.ts';

export type PaymentRow = {
  readonly id: number;
  readonly publicId: string;
  readonly orderId: number;
  readonly orderPublicId: string;
  readonly provider: string;
  readonly providerPaymentId: string | null;
  readonly status: PaymentState;
  readonly amount: Minor;
  readonly refunded: Minor;
  readonly notices: number;
  /** No order could use it, and it waits to go back whole. */
  readonly isUnused: boolean;
  readonly createdAt: Date;
  readonly capturedAt: Date | null;
  readonly checkedAt: Date | null;
};

/** Notices that are counted of one payment. */
const mostNotices = 1000;

const columns = sql`p.id, p.public_id as "publicId", p.order_id as "orderId", o.public_id as "orderPublicId", p.provider,
  p.provider_payment_id as "providerPaymentId", p.status, p.amount_minor as amount, p.refunded_minor as refunded,
  (select count(*)::int from (select from payment_notices n where n.payment_id = p.id limit ${mostNotices}) n) as notices,
  exists (select from refunds r where r.payment_id = p.id and r.cause is null and r.status = 'waiting') as "isUnused",
  p.created_at as "createdAt", p.captured_at as "capturedAt", p.checked_at as "checkedAt"`;

const isTold = sql`exists (select from payment_notices n where n.payment_id = p.id)`;
const filters: FilterSql<typeof paymentsList> = {
  state: (value) => anyOf(sql`p.status`, value),
  provider: (value) => anyOf(sql`p.provider`, value),
  created: (value) => during(sql`p.created_at`, value),
  notices: ({ values }) => (values.length === 1 ? (values[0] === 'some' ? isTold : sql`not ${isTold}`) : sql`true`),
};
const keys: SortSql<typeof paymentsList> = { created: sql`p.created_at` };

type Ask = ListAsk<typeof paymentsList>;
/** Payments are the house's: whoever reaches some starts sees none of them. */
type Seen = { readonly isWhole: boolean };

const sourceOf = (ask: Ask, { isWhole }: Seen): ListSource => ({
  from: sql`payments p`,
  where: [sql`${isWhole}::boolean`, ...ask.filters.map(({ name, value }) => filters[name](value))],
  key: keys[ask.sort.name],
  id: sql`p.id`,
});

export const countPayments = (db: Database, ask: Ask, seen: Seen): Promise<Count> => countList(db, sourceOf(ask, seen));

/** A page of payments, and how many there are; two statements. */
export const selectPayments = (db: Executor, ask: Ask, seen: Seen): Promise<ListPage<PaymentRow & ListRow>> =>
  selectListPage(
    db,
    ask,
    sourceOf(ask, seen),
    ({ key, rows, order }) => sql<PaymentRow & ListRow>`
      with page as (select p.id, ${key} as key from ${rows})
      select ${columns}, page.key from page join payments p on p.id = page.id join orders o on o.id = p.order_id order by ${order}`,
  );

const find = async (db: Executor, condition: RawBuilder<unknown>): Promise<PaymentRow | null> => {
  const { rows } = await sql<PaymentRow>`
    select ${columns} from payments p join orders o on o.id = p.order_id where ${condition}`.execute(db);
  return rows[0] ?? null;
};

export const findPayment = (db: Executor, publicId: string): Promise<PaymentRow | null> =>
  find(db, sql`p.public_id = ${publicId}`);

/** It belongs to no start. */
export const isPayment = async (db: Executor, publicId: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from payments where public_id = ${publicId}`.execute(db);
  return rows.length > 0;
};

/** Whose turn it is to speak with the provider about a payment in this state, for so many seconds; null: somebody does. Answers its end. */
export const claimPayment = async (
  db: Executor,
  { id, status, seconds }: { readonly id: number; readonly status: PaymentState; readonly seconds: number },
): Promise<string | null> => {
  const { rows } = await sql<{ until: string }>`
    update payments set spoken_until = now() + make_interval(secs => ${seconds})
    where id = ${id} and status = ${status} and coalesce(spoken_until, '-infinity') <= now() returning spoken_until::text as until`.execute(
    db,
  );
  return rows[0]?.until ?? null;
};

/** The provider has answered. */
export const markAsked = async (db: Executor, id: number): Promise<void> => {
  await sql`update payments set checked_at = now() where id = ${id}`.execute(db);
};

/** The next one may speak; a turn that somebody else has taken since is his. `until`: as the text that `claimPayment` answered. */
export const releasePayment = async (db: Executor, id: number, until: string): Promise<void> => {
  await sql`update payments set spoken_until = null where id = ${id} and spoken_until = ${until}::timestamptz`.execute(
    db,
  );
};

export type UnusedRefund = { readonly id: number; readonly publicId: string };

/** The refund of money that no order could use, while it waits. */
export const findUnused = async (db: Executor, paymentId: number): Promise<UnusedRefund | null> => {
  const { rows } = await sql<UnusedRefund>`
    select id, public_id as "publicId" from refunds where payment_id = ${paymentId} and cause is null and status = 'waiting'`.execute(
    db,
  );
  return rows[0] ?? null;
};

export type WaitingRefund = UnusedRefund & { readonly cause: string | null; readonly amount: Minor };

/** Parts of a payment that wait for their money to go back. */
export const selectWaiting = async (db: Executor, paymentId: number): Promise<WaitingRefund[]> => {
  const { rows } = await sql<WaitingRefund>`
    select id, public_id as "publicId", cause, amount_minor as amount from refunds
    where payment_id = ${paymentId} and cause is not null and status = 'waiting' order by id`.execute(db);
  return rows;
};
