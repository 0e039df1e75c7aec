import type { Language } from '@trassa/contracts';
import type { Reach } from '@trassa/rules';
import { sql } from 'kysely';
import type { Minor } from '../../../kernel/money.ts';
import type { Executor } from '../../../platform/database/index.ts';
import { isLineInReach } from './line-reach.repository.ts';
import { headColumns, type OrderHead } from './orders-list.repository.ts';

export type CardHead = OrderHead & {
  readonly id: number;
  readonly userId: number;
  readonly confirmation: 'waiting' | 'done' | 'lapsed' | null;
  readonly expiresAt: Date;
  readonly issuedAt: Date | null;
  readonly cancelledAt: Date | null;
  readonly language: Language;
  readonly delivery: Minor;
};

/** An order as the back office shows it; the starts are those in reach. */
export const findCard = async (db: Executor, publicId: string, reach: Reach): Promise<CardHead | null> => {
  const { rows } = await sql<CardHead>`
    select o.id, o.user_id as "userId", ${headColumns(reach)}, o.confirmation, o.expires_at as "expiresAt", o.issued_at as "issuedAt",
      o.cancelled_at as "cancelledAt", o.language, o.delivery_minor as delivery
    from orders o join users u on u.id = o.user_id where o.public_id = ${publicId}`.execute(db);
  return rows[0] ?? null;
};

type LineRefund = {
  readonly cause: string;
  /** ISO 8601 */
  readonly asked: string;
  readonly done: string | null;
  readonly certificates: Minor;
  readonly money: Minor;
};
export type CardLine = {
  readonly id: number;
  readonly selector: string;
  readonly uniqueId: string;
  readonly itemPublicId: string;
  readonly titleRu: string;
  readonly titleEn: string | null;
  readonly start: string | null;
  readonly count: number;
  readonly price: Minor;
  readonly discount: Minor;
  readonly total: Minor;
  readonly reason: 'sale' | 'vip' | 'promocode' | null;
  readonly promocode: string | null;
  readonly isReached: boolean;
  readonly refunds: readonly LineRefund[];
};

/** Lines of an order in their order, those out of reach too: they are counted. */
export const selectCardLines = async (db: Executor, orderId: number, reach: Reach): Promise<CardLine[]> => {
  const { rows } = await sql<CardLine>`
    select l.id, l.selector, l.unique_id as "uniqueId", l.item_public_id as "itemPublicId", l.title_ru as "titleRu", l.title_en as "titleEn",
      s.public_id as start, l.count, l.price_minor as price, l.discount_minor as discount, l.total_minor as total, l.reason,
      p.code as promocode, ${isLineInReach(reach)} as "isReached",
      (select coalesce(jsonb_agg(jsonb_build_object('cause', r.cause, 'asked', r.created_at, 'done', r.done_at,
          'certificates', r.certificates_minor, 'money', r.money_minor) order by r.id), '[]')
        from order_refunds r where r.order_line_id = l.id) as refunds
    from order_lines l left join promocodes p on p.id = l.promocode_id left join event_cities s on s.id = l.event_city_id
    where l.order_id = ${orderId} order by l.position`.execute(db);
  return rows;
};
