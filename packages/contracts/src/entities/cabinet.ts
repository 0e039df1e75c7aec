import { z } from 'zod';
import { Id, Img, Money, Unix } from './basic.ts';
import { OrderShopLine } from './order-line.ts';
import { OrderStatus } from './order.ts';

/** An order with goods as its owner sees it (API §3.4). */
export const ShopOrder = z
  .object({
    public_id: Id,
    created: Unix,
    status: OrderStatus,
    amount: Money,
    items: z.object({ shop: z.array(OrderShopLine) }),
    delivery: z
      .object({ method: z.string(), cost: Money, track: z.string().nullable(), address: z.string() })
      .optional(),
  })
  .meta({ id: 'ShopOrder' });
export type ShopOrder = z.infer<typeof ShopOrder>;

export const insuranceStatuses = ['new', 'active', 'ended', 'cancelled'] as const;
/** A policy of the person, which is also a line of the basket (API §3.5); `validity_time` in seconds. */
export const InsuranceRecord = z
  .object({
    info: z.object({
      number: z.string(),
      start_date: Unix,
      last_name: z.string(),
      first_name: z.string(),
      second_name: z.string(),
      phone: z.string(),
      /** ＋ what the form of a correction begins with; null: nobody is named yet */
      birth_date: z.string().nullable(),
      gender: z.enum(['male', 'female']).nullable(),
    }),
    insurance: z.object({
      name: z.string(),
      logo: Img.nullable(),
      legals: z.string(),
      validity_time: z.int(),
      /** ＋ whether its start may be entered anew, and not before how many seconds */
      isStartDate: z.boolean(),
      activation_delay: z.int(),
    }),
    public_id: Id,
    status: z.enum(insuranceStatuses),
    /** ＋ the start it was bought for; null: for none */
    race: z.string().nullable(),
    /** ＋ by whose calendar its days are said: the start's, the insurer's where the first day was typed */
    timezone: z.string(),
    ticket_public_id: Id.nullable(),
    file: z.boolean(),
    selector: z.literal('insurance'),
    totalCost: Money,
    count: z.literal(1),
    promocode: z.null(),
    format_public_id: Id.nullable(),
    unique_id: z.string(),
    start_date: Unix,
    default: z.literal(false),
  })
  .meta({ id: 'InsuranceRecord' });
export type InsuranceRecord = z.infer<typeof InsuranceRecord>;
