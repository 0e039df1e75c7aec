import { z } from 'zod';
import { answerShape, type GoodsKinds } from '../goods/goods-kind.ts';
import { goodsKinds } from '../goods/goods-kinds.ts';
import { Id, Img, Kind, Money, Unix } from './basic.ts';

export const relations = ['Партнер', 'Родитель', 'Родственник', 'Друг', 'Коллега'] as const;
export const User = z
  .object({
    public_id: Id,
    email: z.string().nullable(),
    phone: z.string().nullable(),
    name: z.string(),
    last_name: z.string(),
    second_name: z.string(),
    birth_date: z.string().nullable(),
    gender: z.enum(['none', 'male', 'female']),
    contact_phone: z.string().nullable(),
    extra_contact: z.string().nullable(),
    type_relate: z.enum(relations).nullable(),
    contact_name: z.string().nullable(),
    mailing: z.boolean(),
    role: z.array(z.enum(['vip', 'admin', 'manager', 'content', 'finance', 'desk'])),
    discount: z.number(),
    discount_form: z.enum(['percent', 'amount']),
    temporary: z.boolean(),
    email_confirmed: z.boolean(),
    new_email: z.string().nullable(),
    phone_confirmed: z.boolean(),
    has_password: z.boolean(),
    networks: z.array(z.enum(['vk', 'google'])),
    language: z.enum(['ru', 'en']),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;

export const orderStatuses = [
  'paid',
  'authorized',
  'delivered',
  'pending',
  'expired',
  'cancelled',
  'shipped',
  'partially_refunded',
  'refunded',
] as const;
export const OrderStatus = z.enum(orderStatuses);
export type OrderStatus = z.infer<typeof OrderStatus>;
/** GET /api/order/{id}: lines and status for everyone with the id, the whole e-mail for its owner (DEC-87). */
export const orderView = <const K extends GoodsKinds>(kinds: K) =>
  z
    .object({
      ...answerShape(kinds),
      email: z.string(),
      status: OrderStatus,
      amount: Money,
      public_id: Id,
      expires_at: Unix.nullable(),
      pay_again: z.boolean(),
      /** ＋ roubles: delivery, and what gift certificates paid */
      delivery: Money,
      certificates_amount: Money,
      /** ＋ a free order asks its mailbox (DEC-112); `until`: then its places go back, null: they stay; null: nothing to confirm */
      confirmation: z
        .object({ state: z.enum(['waiting', 'done', 'lapsed']), until: Unix.nullable(), sent: z.boolean() })
        .nullable(),
    })
    .meta({ id: 'OrderView' });
export const OrderView = orderView(goodsKinds);
export type OrderView = z.infer<typeof OrderView>;

export const ticketStatuses = ['active', 'transfer', 'processing', 'returned', 'blocked'] as const;
export const Ticket = z
  .object({
    public_id: Id,
    original_user_public_id: Id,
    status: z.enum(ticketStatuses),
    ticketNumber: z.string(),
    info: z.object({
      email: z.string().optional(),
      number: z.int().nullable(),
      first_name: z.string(),
      last_name: z.string(),
      insurance: z.boolean(),
      sector: z.string().nullable(),
      row: z.string().nullable(),
      place: z.string().nullable(),
      inside_number: z.int().nullable(),
      registered: z.boolean(),
      offline_registered: z.boolean(),
    }),
    team: z.object({ number: z.int().nullable(), public_id: Id, title: z.string() }).nullable(),
    city: z.object({ name_ru: z.string(), name_en: z.string().optional() }),
    event: z.object({
      event_type: z.object({ logo: Img, title: z.string() }),
      banners: z.object({ landing_page: z.object({ mobile_picture: Img.nullable() }) }),
      public_id: Id,
      title: z.string(),
    }),
    event_format: z.object({
      title: z.string(),
      start_time: Unix,
      timezone: z.string(),
      insurance_available: z.boolean(),
      qr: z.boolean(),
      public_id: Id,
      registration_end: Unix,
      online: z.boolean(),
      /** ＋ with its distance */
      name: z.string(),
    }),
    /** ＋ event, city and year: what tells two starts apart */
    race: z.string(),
    /** ＋ when this very ticket starts: its wave, else its format */
    starts_at: Unix,
    /** ＋ false: nobody is named on it, as a spectator's of a format without preregistration */
    needs_registration: z.boolean(),
    kind: Kind,
    event_city: z.object({ public_id: Id, address: z.string(), start_time: Unix, cancelled: z.boolean() }),
    qr_code: z.string().nullable(),
    transfer: z
      .object({
        direction: z.enum(['in', 'out']),
        status: z.enum(['waiting', 'accepted', 'declined']),
        email: z.string().optional(),
        until: Unix,
      })
      .nullable(),
    price: Money,
    /** ＋ a return that was asked for, for its purchaser; done: when the money had gone back */
    refund: z.object({ sum: Money, requested: Unix, done: Unix.nullable() }).nullable(),
    /** ＋ the start was called off and its money comes back by itself, for its purchaser */
    refund_coming: z.boolean(),
    order_public_id: Id.optional(),
    actions: z.array(z.enum(['register', 'disable', 'transfer', 'return', 'confirm', 'cancel', 'online', 'number'])),
    /** ＋ the start group chosen at registration, and the ground of the place's terrain */
    cluster: z.string().nullable(),
    terrain: z.object({ ground: z.string(), tall: Img }),
  })
  .meta({ id: 'Ticket' });
export type Ticket = z.infer<typeof Ticket>;
