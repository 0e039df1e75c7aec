import type { Language } from '@trassa/contracts';
import { sql } from 'kysely';
import type { Minor } from '../../../kernel/money.ts';
import type { Executor } from '../../../platform/database/index.ts';
import type { OrderedLine } from '../lines.repository.ts';
import { isLineInReach, type ReachedStarts } from './line-reach.repository.ts';
import { headColumns, type OrderHead } from './orders-list.repository.ts';

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
  readonly selector: OrderedLine['selector'];
  readonly uniqueId: string;
  readonly itemPublicId: string;
  readonly titleRu: string;
  readonly titleEn: string | null;
  readonly details: unknown;
  readonly start: string | null;
  readonly count: number;
  readonly price: Minor;
  readonly discount: Minor;
  readonly total: Minor;
  readonly reason: 'sale' | 'vip' | 'promocode' | 'staff' | null;
  readonly promocode: string | null;
  readonly isReached: boolean;
  readonly refunds: readonly LineRefund[];
};

export type CardHead = OrderHead & {
  readonly id: number;
  readonly userId: number;
  readonly version: number;
  readonly note: string;
  readonly isOver: boolean;
  readonly confirmation: 'waiting' | 'done' | 'lapsed' | null;
  readonly expiresAt: Date;
  readonly issuedAt: Date | null;
  readonly cancelledAt: Date | null;
  readonly language: Language;
  readonly delivery: Minor;
  /** In their order, those out of reach too: they are counted. */
  readonly lines: readonly CardLine[];
};

/** An order with its lines as the back office shows it; the starts are those in reach. */
export const findCard = async (db: Executor, publicId: string, reached: ReachedStarts): Promise<CardHead | null> => {
  const { rows } = await sql<CardHead>`
    select o.id, o.user_id as "userId", o.version, o.note, o.expires_at <= clock_timestamp() as "isOver", ${headColumns(reached)}, o.confirmation, o.expires_at as "expiresAt", o.issued_at as "issuedAt",
      o.cancelled_at as "cancelledAt", o.language, o.delivery_minor as delivery,
      (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'selector', l.selector, 'uniqueId', l.unique_id, 'itemPublicId', l.item_public_id,
          'titleRu', l.title_ru, 'titleEn', l.title_en, 'details', l.details, 'start', s.public_id, 'count', l.count, 'price', l.price_minor,
          'discount', l.discount_minor, 'total', l.total_minor, 'reason', l.reason, 'promocode', p.shown,
          'isReached', ${isLineInReach(reached)}, 'refunds', back.refunds) order by l.position), '[]')
        from order_lines l left join promocodes p on p.id = l.promocode_id left join event_cities s on s.id = l.event_city_id
        cross join lateral (
          select coalesce(jsonb_agg(jsonb_build_object('cause', r.cause, 'asked', r.created_at, 'done', r.done_at,
            'certificates', r.certificates_minor, 'money', r.money_minor) order by r.id), '[]') as refunds
          from order_refunds r where r.order_line_id = l.id) back
        where l.order_id = o.id) as lines
    from orders o join users u on u.id = o.user_id where o.public_id = ${publicId}`.execute(db);
  return rows[0] ?? null;
};
