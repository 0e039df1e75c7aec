import { parcelStates } from '@trassa/rules';
import { z } from 'zod';
import { type GoodsKinds, selectorOf } from '../goods/goods-kind.ts';
import { goodsKinds } from '../goods/goods-kinds.ts';
import { Id, Img, Money, Unix } from './basic.ts';
import { OrderStatus } from './order.ts';
import { Receipt } from './shop.ts';

/** What became of money that the order could not use: it came late, or twice (DEC-89, DEC-110). */
const returnStates = ['waiting', 'done', 'failed'] as const;

/** ＋ Any purchase of a person as its list shows it; `lines` are its first few, equal ones told as one, `lines_count` how many there are so. */
export const ownOrder = <const K extends GoodsKinds>(kinds: K) =>
  z
    .object({
      public_id: Id,
      created: Unix,
      status: OrderStatus,
      /** Lines and delivery; of it `certificates_amount` is paid by gift certificates and `amount` by money. */
      total: Money,
      amount: Money,
      certificates_amount: Money,
      lines: z.array(z.object({ selector: selectorOf(kinds), title: z.string(), count: z.int() })),
      lines_count: z.int(),
      /** Money of an order that ended unpaid; null: none came. */
      unused_money: z.enum(returnStates).nullable(),
      /** Of a free order: whether its mailbox is proved (DEC-112); null: nothing to confirm. */
      confirmation: z.enum(['waiting', 'done', 'lapsed']).nullable(),
      expires_at: Unix.nullable(),
      pay_again: z.boolean(),
    })
    .meta({ id: 'OwnOrder' });
export const OwnOrder = ownOrder(goodsKinds);
export type OwnOrder = z.infer<typeof OwnOrder>;

export const ownOrderLine = <const K extends GoodsKinds>(kinds: K) =>
  z.object({
    selector: selectorOf(kinds),
    public_id: Id,
    unique_id: z.string(),
    title: z.string(),
    picture: Img.nullable(),
    size: z.string().nullable(),
    proportion: z.string().nullable(),
    count: z.int(),
    price: Money,
    discount: Money,
    totalCost: Money,
    /** Tickets and policies made of it; `public_id` only of those that the person still holds. */
    issued: z.array(
      z.object({ public_id: Id.nullable(), number: z.string(), state: z.enum(['held', 'passed', 'returned']) }),
    ),
  });
export const OwnOrderLine = ownOrderLine(goodsKinds);
export type OwnOrderLine = z.infer<typeof OwnOrderLine>;

export const orderEvents = [
  'made',
  'free',
  'authorized',
  'paid',
  'captured',
  'unused',
  'certificate_spent',
  'certificate_back',
  'refund',
  'expired',
  'cancelled',
] as const;

/** One step of an order's money, earliest first; `at` is null where the moment was not kept. */
export const OrderEvent = z.object({
  type: z.enum(orderEvents),
  at: Unix.nullable(),
  sum: Money.nullable(),
  /** Of a refund: what it is for, and how far it is. */
  title: z.string().nullable(),
  state: z.enum(returnStates).nullable(),
});
export type OrderEvent = z.infer<typeof OrderEvent>;

/** ＋ One purchase with everything about it. */
export const ownOrderDetail = <const K extends GoodsKinds>(kinds: K) =>
  ownOrder(kinds)
    .omit({ lines: true, lines_count: true })
    .extend({
      email: z.string(),
      lines: z.array(ownOrderLine(kinds)),
      discount: Money,
      delivery: Money,
      shipments: z.array(
        z.object({
          method: z.string(),
          cost: Money,
          state: z.enum(parcelStates),
          track: z.string().nullable(),
          /** Where the carrier shows how far it is; null: no such page is known. */
          link: z.string().nullable(),
          address: z.string(),
        }),
      ),
      history: z.array(OrderEvent),
      receipts: z.array(Receipt),
    })
    .meta({ id: 'OwnOrderDetail' });
export const OwnOrderDetail = ownOrderDetail(goodsKinds);
export type OwnOrderDetail = z.infer<typeof OwnOrderDetail>;
