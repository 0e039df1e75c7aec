import { z } from 'zod';
import { call } from '../../call.ts';
import { Id, Money, Unix, values } from '../../entities/basic.ts';
import { Accepted, Reason } from '../approvals.ts';

const asked = {
  /** The start whose tickets come back. */
  event_city: Id,
  filter: z.object({
    /** Formats of the start; none: all of them. */
    formats: z.array(Id).max(100).default([]),
    /** Orders that were made from this moment on, and before that one. */
    ordered_from: Unix.optional(),
    ordered_to: Unix.optional(),
  }),
  /** All that was paid for a ticket, what its buyer would get now, or so many per cent. */
  rule: z.union([z.enum(['full', 'policy']), z.object({ percent: z.int().min(1).max(100) })]),
  /** Policies that have not begun come back with their ticket, by the same per cent. */
  insurance: z.boolean(),
  /** Goods of the same orders come back, as far as they have not left, and go on sale. */
  goods: z.boolean(),
};
export const MassRefund = z.object(asked);
export type MassRefund = z.infer<typeof MassRefund>;

export const MassRefundQuote = z.object({
  title: z.string(),
  /** Orders of which something comes back. */
  orders: z.int(),
  tickets: z.int(),
  goods: z.int(),
  insurance: Money,
  delivery: Money,
  sum: Money,
  to_certificates: Money,
  to_money: Money,
  purchasers: z.int(),
  /** Orders that would fail, by the reason. */
  not_refundable: z.array(z.object({ reason: z.string(), count: z.int() })),
});
export type MassRefundQuote = z.infer<typeof MassRefundQuote>;

const scope = { kind: 'start', from: 'body.event_city' } as const;

/** Money of a start's orders back, without calling it off (back-office 4.5, 5.2). */
export const officeMassRefund = {
  quote: call({
    method: 'POST',
    path: '/api/admin/refunds/run/quote',
    auth: 'staff',
    right: 'refunds.request',
    scope,
    act: 'mass_refund.view',
    keyless: true,
    summary: 'What would come back of the orders of a start that a filter names',
    body: MassRefund,
    responses: { 200: values(MassRefundQuote) },
  }),
  run: call({
    method: 'POST',
    path: '/api/admin/refunds/run',
    auth: 'staff',
    right: 'refunds.request',
    scope,
    act: 'start.ask_mass_refund',
    again: true,
    summary: 'Asks a second person to give it back; nothing changes before that',
    body: z.object({
      ...asked,
      /** One letter for each order. */
      letter: z.boolean(),
      /** As they were shown. */
      expected_count: z.int(),
      expected_sum: Money,
      reason: Reason,
    }),
    responses: { 202: Accepted },
  }),
};
