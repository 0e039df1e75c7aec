import { orderLetters } from '@trassa/rules';
import { z } from 'zod';
import { call } from '../call.ts';
import { Id, idParam, Money, Unix, values } from '../entities/basic.ts';
import { OrderStatus, orderStatuses } from '../entities/order.ts';
import { History, historyQuery } from './history.ts';
import { OfficeLetter } from './letters.ts';
import { refundStates } from './refunds.ts';
import { declareList, listOf, ListQuery, Masked } from './list.ts';
import { orderActNames, orderActs } from './order-acts.ts';
import { Version } from './stamp.ts';
import { bulkOf } from './lists/bulk.ts';
import { countOf } from './lists/count.ts';

/** Who made it: a buyer, or the staff for somebody. */
const channels = ['site', 'staff'] as const;

export const ordersList = declareList({
  name: 'orders',
  columns: [
    'number',
    'created',
    'buyer',
    'lines',
    'total',
    'discount',
    'certificates_amount',
    'amount',
    'paid',
    'provider',
    'channel',
    'status',
    'starts',
  ],
  filters: {
    state: { kind: 'one_of', values: orderStatuses },
    created: { kind: 'range', of: 'moment' },
    paid: { kind: 'range', of: 'moment', none: true },
    event: { kind: 'one_of', values: 'ids' },
    /** none: nothing of it is for a start. */
    start: { kind: 'one_of', values: 'ids', none: true },
    format: { kind: 'one_of', values: 'ids' },
    selector: { kind: 'one_of', values: 'ids' },
    provider: { kind: 'one_of', values: 'ids' },
    channel: { kind: 'one_of', values: channels },
    sum: { kind: 'range', of: 'money' },
    promocode: { kind: 'text', none: true },
    certificate: { kind: 'one_of', values: 'ids', none: true },
    refund: { kind: 'one_of', values: refundStates, none: true },
    parcel: { kind: 'one_of', values: ['waiting', 'sent'], none: true },
    /** Money that nobody could use, a refund that did not go through, goods that were paid for and not issued. */
    problem: { kind: 'one_of', values: ['unused_money', 'refund_failed', 'not_issued'] },
  },
  sorts: { created: 'moment', paid: 'moment', sum: 'number' },
  defaultSort: '-created',
  search: true,
  views: {
    today: 'f.created.from=today',
    unpaid: 'f.state=pending',
    paid: 'f.state=authorized&f.state=paid&f.state=shipped&f.state=delivered',
    refunds: 'f.refund=waiting&f.refund=done&f.refund=failed',
    shop: 'f.selector=shop&f.start=none',
    attention: 'f.problem=unused_money&f.problem=refund_failed&f.problem=not_issued',
  },
  bulk: { cancel: { right: 'orders.edit', reason: true } },
});

/** Of `starts`: what an order is for, as far as it is in reach. */
const OrderStart = z.object({ event: Id, public_id: Id, title: z.string() });

const Buyer = z.object({
  public_id: Id,
  name: z.string(),
  /** A guest's address is free text of somebody who has no account. */
  temporary: z.boolean(),
  email: Masked.nullable(),
  phone: Masked.nullable(),
});

const orderFields = {
  public_id: Id,
  /** As letters and pages name it. */
  number: z.string(),
  created: Unix,
  paid: Unix.nullable(),
  status: OrderStatus,
  channel: z.enum(channels),
  buyer: Buyer,
  /** Lines and delivery; of it `certificates_amount` is paid by gift certificates and `amount` by money. */
  total: Money,
  discount: Money,
  certificates_amount: Money,
  amount: Money,
  starts: z.array(OrderStart),
  /** Lines of other events, of which nothing else is said. */
  hidden_lines: z.int(),
};

export const OfficeOrderRow = z.object({
  ...orderFields,
  /** The first five; `lines_count`: how many are in reach. */
  lines: z.array(z.object({ selector: z.string(), title: z.string(), count: z.int() })),
  lines_count: z.int(),
  /** Of the payment that came, else of the last attempt. */
  provider: z.string().nullable(),
});
export type OfficeOrderRow = z.infer<typeof OfficeOrderRow>;

const OrderLine = z.object({
  unique_id: z.string(),
  selector: z.string(),
  public_id: z.string(),
  title: z.string(),
  /** Goods are told apart by what was chosen of them. */
  variant: z.string().nullable(),
  size: z.string().nullable(),
  start: Id.nullable(),
  count: z.int(),
  price: Money,
  discount: Money,
  total: Money,
  /** Why it is cheaper. */
  reason: z.enum(['sale', 'vip', 'promocode', 'staff']).nullable(),
  promocode: z.string().nullable(),
  /** Tickets and, by `insurance.view`, policies made of it; `passed`: somebody else holds it now. */
  issued: z.array(
    z.object({
      public_id: Id,
      number: z.string(),
      state: z.enum(['held', 'passed', 'returned']),
      /** Surname and name of whom it is for; null: nobody is named, or the reader lacks `tickets.view`. */
      name: z.string().nullable(),
    }),
  ),
  refunds: z.array(z.object({ asked: Unix, done: Unix.nullable(), certificates_amount: Money, amount: Money })),
});

const Payment = z.object({
  public_id: Id,
  provider: z.string(),
  status: z.string(),
  amount: Money,
  refunded: Money,
  created: Unix,
  captured: Unix.nullable(),
  checked: Unix.nullable(),
  notices: z.array(z.object({ received: Unix, outcome: z.string() })),
});

const Refund = z.object({
  public_id: Id,
  payment: Id,
  status: z.enum(refundStates),
  /** `late`, `duplicate`: money that the order could not use; else the kind of goods that came back. */
  reason: z.string(),
  amount: Money,
  attempts: z.int(),
  next_attempt: Unix.nullable(),
  created: Unix,
  done: Unix.nullable(),
});

export const OfficeOrder = z.object({
  ...orderFields,
  version: Version,
  /** Of the staff, to the staff. */
  note: z.string(),
  /** What the person may do with it now. */
  acts: z.array(z.enum(orderActNames)),
  confirmation: z.enum(['waiting', 'done', 'lapsed']).nullable(),
  expires: Unix,
  issued: Unix.nullable(),
  cancelled: Unix.nullable(),
  language: z.enum(['ru', 'en']),
  delivery: Money,
  lines: z.array(OrderLine),
  payments: z.array(Payment),
  refunds: z.array(Refund),
  parcels: z.array(
    z.object({ goods: z.enum(['shop', 'ticket']), method: z.string(), cost: Money, track: z.string().nullable() }),
  ),
  letters: z.array(OfficeLetter),
  /** Those that may go to the buyer once more. */
  repeatable: z.array(z.enum(orderLetters)),
});
export type OfficeOrder = z.infer<typeof OfficeOrder>;

const order = { kind: 'order', from: 'params.id' } as const;

/** Orders of whatever goods (back-office.md 3.5, 4.4). */
export const officeOrders = {
  list: call({
    method: 'GET',
    path: '/api/admin/orders',
    auth: 'staff',
    right: 'orders.view',
    scope: 'list',
    act: null,
    summary: 'Orders with a line in reach',
    query: ListQuery,
    responses: { 200: listOf(OfficeOrderRow) },
  }),
  count: countOf('/api/admin/orders', 'orders.view'),
  bulk: bulkOf('/api/admin/orders', 'orders.view', 'order.bulk'),
  read: call({
    method: 'GET',
    path: '/api/admin/orders/{id}',
    auth: 'staff',
    right: 'orders.view',
    scope: order,
    act: 'order.view',
    summary: 'One order with lines, money, parcels and letters',
    params: idParam,
    responses: { 200: values(OfficeOrder) },
  }),
  history: call({
    method: 'GET',
    path: '/api/admin/orders/{id}/history',
    auth: 'staff',
    right: 'orders.view',
    scope: order,
    act: null,
    summary: 'What was done to an order, newest first',
    params: idParam,
    query: historyQuery,
    responses: { 200: History },
  }),
  ...orderActs,
};
