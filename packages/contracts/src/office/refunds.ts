import { z } from 'zod';
import { call } from '../call.ts';
import { Id, idParam, Money, Unix, values } from '../entities/basic.ts';
import { Accepted, Reason } from './approvals.ts';
import { declareList, listOf, ListQuery } from './list.ts';
import { countOf } from './lists/count.ts';

export const refundStates = ['waiting', 'done', 'failed'] as const;
const kinds = [
  'ticket',
  'goods',
  'certificate',
  'policy',
  'delivery',
  'goodwill',
  'move',
  'late',
  'duplicate',
] as const;

export const refundsList = declareList({
  name: 'refunds',
  columns: ['created', 'order', 'what', 'amount', 'certificates_amount', 'provider', 'state', 'attempts', 'asked_by'],
  filters: {
    state: { kind: 'one_of', values: refundStates },
    what: { kind: 'one_of', values: kinds },
    provider: { kind: 'one_of', values: 'ids' },
    created: { kind: 'range', of: 'moment' },
  },
  sorts: { created: 'moment' },
  defaultSort: '-created',
  search: false,
  views: { waiting: 'f.state=waiting', failed: 'f.state=failed', done: 'f.state=done' },
});

const By = z.object({ public_id: Id, name: z.string() }).nullable();

export const OfficeRefund = z.object({
  public_id: Id,
  order: z.object({ public_id: Id, number: z.string() }),
  /** What came back; `late`, `duplicate`: money that the order could not use. */
  what: z.string(),
  title: z.string().nullable(),
  amount: Money,
  certificates_amount: Money,
  provider: z.string(),
  state: z.enum(refundStates),
  attempts: z.int(),
  next_attempt: Unix.nullable(),
  created: Unix,
  done: Unix.nullable(),
  /** Of the bank, where it was paid by hand. */
  paper_number: z.string().nullable(),
  reason: z.string().nullable(),
  asked_by: By,
  decided_by: By,
});
export type OfficeRefund = z.infer<typeof OfficeRefund>;

const AskedLine = z.object({
  unique_id: z.string().max(64),
  /** How many of its pieces; without both: all that are left. */
  pieces: z.int().min(1).max(1000).optional(),
  tickets: z.array(Id).min(1).max(1000).optional(),
  /** Another than the policy's. */
  percent: z.int().min(0).max(100).optional(),
});
const asked = {
  lines: z.array(AskedLine).max(200),
  /** The carriage of parcels whose goods all come back. */
  delivery: z.boolean().default(false),
  /** Policies that have not begun come back with their ticket. */
  insurance: z.boolean().default(true),
  goodwill: Money.optional(),
};
export const AskedRefund = z.object(asked);
export type AskedRefund = z.infer<typeof AskedRefund>;

export const RefundQuote = z.object({
  lines: z.array(
    z.object({
      unique_id: z.string(),
      pieces: z.int(),
      paid: Money,
      /** null: not the same for all of them. */
      percent: z.int().nullable(),
      policy_percent: z.int().nullable(),
      insurance: Money,
      sum: Money,
      why: z.array(z.enum(['group', 'tier', 'promised', 'left'])),
      /** null: it can be given back so. */
      obstacle: z.enum(['state', 'deadline']).nullable(),
    }),
  ),
  delivery: Money,
  insurance: Money,
  /** Policies for which nothing comes back: those that end with their tickets all the same, and those that have begun and stay valid. */
  policies_ended: z.int(),
  policies_kept: z.int(),
  goodwill: Money,
  sum: Money,
  to_certificates: Money,
  to_money: Money,
  provider: z.string().nullable(),
  releases: z.object({ places: z.int(), pieces: z.int() }),
  approval_needed: z.boolean(),
  version: z.int(),
});
export type RefundQuote = z.infer<typeof RefundQuote>;

const MadeRefund = z.object({
  what: z.string(),
  amount: Money,
  certificates_amount: Money,
  done: z.boolean(),
});
export type MadeRefund = z.infer<typeof MadeRefund>;

const order = { kind: 'order', from: 'params.id' } as const;
const refund = { kind: 'refund', from: 'params.id' } as const;

/** Money back (back-office 4.5, 5.11). */
export const officeRefunds = {
  list: call({
    method: 'GET',
    path: '/api/admin/refunds',
    auth: 'staff',
    right: 'refunds.view',
    scope: 'list',
    act: null,
    summary: 'Refunds of orders in reach, newest first',
    query: ListQuery,
    responses: { 200: listOf(OfficeRefund) },
  }),
  count: countOf('/api/admin/refunds', 'refunds.view'),
  quote: call({
    method: 'POST',
    path: '/api/admin/orders/{id}/refund/quote',
    auth: 'staff',
    right: 'refunds.request',
    scope: order,
    act: 'refund.view',
    keyless: true,
    summary: 'What would come back of an order, line by line',
    params: idParam,
    body: AskedRefund,
    responses: { 200: values(RefundQuote) },
  }),
  make: call({
    method: 'POST',
    path: '/api/admin/orders/{id}/refund',
    auth: 'staff',
    right: 'refunds.request',
    scope: order,
    act: 'order.refund',
    again: true,
    summary: 'Gives it back as it was quoted, or asks a second person to agree',
    params: idParam,
    body: z.object({
      ...asked,
      /** As it was shown. */
      sum: Money,
      version: z.int(),
      /** Goods go back on sale. */
      restock: z.boolean(),
      letter: z.boolean(),
      reason: Reason,
    }),
    responses: { 200: z.object({ refunds: z.array(MadeRefund) }), 202: Accepted },
  }),
  retry: call({
    method: 'POST',
    path: '/api/admin/refunds/{id}/retry',
    auth: 'staff',
    right: 'refunds.make',
    scope: refund,
    act: 'refund.retry',
    again: true,
    summary: 'A refund that was given up is sent once more, by the same number and sum',
    params: idParam,
    responses: { 200: z.object({ message: z.string() }) },
  }),
  closeByHand: call({
    method: 'POST',
    path: '/api/admin/refunds/{id}/close_by_hand',
    auth: 'staff',
    right: 'refunds.make',
    scope: refund,
    act: 'refund.ask_by_hand',
    again: true,
    summary: 'A refund that no provider does any more was paid by the bank: a second person agrees',
    params: idParam,
    body: z.object({ paper_number: z.string().trim().min(1, 'required').max(100), reason: Reason }),
    responses: { 202: Accepted },
  }),
};
