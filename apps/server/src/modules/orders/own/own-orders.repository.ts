import type { OrderStatus, Selector } from '@trassa/contracts';
import { sql } from 'kysely';
import type { Minor } from '../../../kernel/money.ts';
import type { Slice } from '../../../kernel/pagination.ts';
import type { Executor } from '../../../platform/database/index.ts';

/** Names that a card of the list tells, equal lines being one; the rest is counted. */
const namedLines = 5;

export type ReturnState = 'waiting' | 'done' | 'failed';

export type OwnOrderRow = {
  readonly id: number;
  readonly publicId: string;
  readonly status: OrderStatus;
  readonly email: string;
  readonly total: Minor;
  readonly discount: Minor;
  readonly delivery: Minor;
  readonly certificates: Minor;
  readonly amount: Minor;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly paidAt: Date | null;
  readonly cancelledAt: Date | null;
  readonly isOver: boolean;
  /** Money that came when the order could not use it; null: none. */
  readonly unused: ReturnState | null;
  readonly confirmation: 'waiting' | 'done' | 'lapsed' | null;
};

const columns = sql`o.id, o.public_id as "publicId", o.status, o.email, o.total_minor as total, o.discount_minor as discount,
  o.delivery_minor as delivery, o.certificates_minor as certificates, o.amount_minor as amount, o.created_at as "createdAt",
  o.expires_at as "expiresAt", o.paid_at as "paidAt", o.cancelled_at as "cancelledAt", o.expires_at <= clock_timestamp() as "isOver", o.confirmation,
  (select r.status from refunds r where r.order_id = o.id and r.reason = 'late' order by r.id desc limit 1) as unused`;

export type NamedLine = {
  readonly selector: Selector;
  readonly titleRu: string;
  readonly titleEn: string | null;
  readonly count: number;
};
export type ListedOrder = OwnOrderRow & { readonly lines: readonly NamedLine[]; readonly linesCount: number };

type Wire = Omit<ListedOrder, 'createdAt' | 'expiresAt' | 'paidAt' | 'cancelledAt'> & {
  createdAt: string;
  expiresAt: string;
  paidAt: string | null;
  cancelledAt: string | null;
};
const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** A page of a person's purchases of every kind and state, latest first, by one statement. */
export const selectOwnOrders = async (
  db: Executor,
  userId: number,
  { limit, offset }: Slice,
): Promise<{ orders: ListedOrder[]; total: number }> => {
  const { rows } = await sql<{ total: number; orders: Wire[] }>`
    with page as (
      select ${columns}, named.*
      from (select * from orders where user_id = ${userId} order by created_at desc, id desc limit ${limit} offset ${offset}) o
      cross join lateral (
        select count(*)::int as "linesCount",
          jsonb_agg(to_jsonb(alike) order by alike.position) filter (where alike.place <= ${namedLines}) as lines
        from (select l.selector, l.title_ru as "titleRu", l.title_en as "titleEn", sum(l.count)::int as count,
            min(l.position) as position, row_number() over (order by min(l.position)) as place
          from order_lines l where l.order_id = o.id group by l.selector, l.title_ru, l.title_en) alike) named)
    select (select count(*)::int from orders where user_id = ${userId}) as total,
      (select coalesce(jsonb_agg(to_jsonb(page) order by page."createdAt" desc, page.id desc), '[]') from page) as orders`.execute(
    db,
  );
  const row = rows[0];
  return {
    orders: (row?.orders ?? []).map((order) => ({
      ...order,
      lines: order.lines ?? [],
      createdAt: new Date(order.createdAt),
      expiresAt: new Date(order.expiresAt),
      paidAt: dateOf(order.paidAt),
      cancelledAt: dateOf(order.cancelledAt),
    })),
    total: row?.total ?? 0,
  };
};

/** One purchase of this person, whatever has become of it. */
export const findOwnOrder = async (db: Executor, userId: number, publicId: string): Promise<OwnOrderRow | null> => {
  const { rows } = await sql<OwnOrderRow>`
    select ${columns} from orders o where o.public_id = ${publicId} and o.user_id = ${userId}`.execute(db);
  return rows[0] ?? null;
};
