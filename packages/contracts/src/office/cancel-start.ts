import { z } from 'zod';
import { call } from '../call.ts';
import { idParam, Money, values } from '../entities/basic.ts';
import { Accepted, Reason } from './approvals.ts';

export const cancelRules = ['full', 'policy', 'none'] as const;

const rules = {
  /** `full`: all that was paid for tickets; `policy`: as if their buyers gave them back now; `none`: nothing. */
  refund: z.enum(cancelRules),
  /** Policies that have begun come back too: those that have not do so whole, whatever comes back of their ticket. */
  insurance: z.boolean(),
  /** Goods of the same orders come back, as far as they have not left, and go on sale. */
  goods: z.boolean(),
};
export const CancelRules = z.object(rules);
export type CancelRules = z.infer<typeof CancelRules>;

export const CancelQuote = z.object({
  /** Which start it is. */
  title: z.string(),
  /** Paid ones with something that comes back or a ticket, and unpaid ones, which end. */
  orders: z.int(),
  pending: z.int(),
  tickets: z.int(),
  /** Goods of the shop. */
  goods: z.int(),
  insurance: Money,
  delivery: Money,
  sum: Money,
  to_certificates: Money,
  to_money: Money,
  /** People who get a letter: purchasers, and others who hold a ticket. */
  purchasers: z.int(),
  holders: z.int(),
  /** Orders that would fail, by the reason. */
  not_refundable: z.array(z.object({ reason: z.string(), count: z.int() })),
  version: z.int(),
});
export type CancelQuote = z.infer<typeof CancelQuote>;

const start = { kind: 'start', from: 'params.id' } as const;

/** Calling a start off (back-office 4.4, 5.2). */
export const officeCancelStart = {
  quote: call({
    method: 'POST',
    path: '/api/admin/event_cities/{id}/cancel/quote',
    auth: 'staff',
    right: 'events.cancel',
    scope: start,
    act: 'start_cancel.view',
    keyless: true,
    summary: 'What calling a start off would give back, and to how many people',
    params: idParam,
    body: CancelRules,
    responses: { 200: values(CancelQuote) },
  }),
  cancel: call({
    method: 'POST',
    path: '/api/admin/event_cities/{id}/cancel',
    auth: 'staff',
    right: 'events.cancel',
    scope: start,
    act: 'start.ask_cancel',
    again: true,
    summary: 'Asks a second person to call it off; nothing changes before that',
    params: idParam,
    body: z.object({
      ...rules,
      version: z.int(),
      /** As it was shown. */
      sum: Money,
      letter: z
        .object({ ru: z.string().trim().min(1).max(2000), en: z.string().trim().max(2000).optional() })
        .nullable(),
      reason: Reason,
    }),
    responses: { 202: Accepted },
  }),
};
