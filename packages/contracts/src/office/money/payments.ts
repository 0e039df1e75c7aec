import { paymentActs, paymentStates } from '@trassa/rules';
import { z } from 'zod';
import { call } from '../../call.ts';
import { Id, idParam, Money, Unix, values } from '../../entities/basic.ts';
import { declareList, listOf, ListQuery } from '../list.ts';
import { countOf } from '../lists/count.ts';

export const paymentsList = declareList({
  name: 'payments',
  columns: ['created', 'order', 'provider', 'provider_id', 'amount', 'state', 'notices', 'asked'],
  filters: {
    state: { kind: 'one_of', values: paymentStates },
    provider: { kind: 'one_of', values: 'ids' },
    created: { kind: 'range', of: 'moment' },
    notices: { kind: 'one_of', values: ['some', 'without'] },
  },
  sorts: { created: 'moment' },
  defaultSort: '-created',
  search: false,
  views: {
    blocked: 'f.state=authorized',
    returning: 'f.state=refunding',
    silent: 'f.state=captured&f.notices=without&f.created.from=today',
  },
});

export const OfficePayment = z.object({
  public_id: Id,
  order: z.object({ public_id: Id, number: z.string() }),
  provider: z.string(),
  /** null: the provider never answered. */
  provider_id: z.string().nullable(),
  amount: Money,
  /** Of it, gone back or on its way. */
  refunded: Money,
  state: z.enum(paymentStates),
  notices: z.int(),
  created: Unix,
  captured: Unix.nullable(),
  asked: Unix.nullable(),
  /** What the person may do with it now. */
  acts: z.array(z.enum(paymentActs)),
});
export type OfficePayment = z.infer<typeof OfficePayment>;

const payment = { kind: 'payment', from: 'params.id' } as const;
const acted = { params: idParam, responses: { 200: values(OfficePayment) } } as const;

/** Attempts to pay (back-office.md 3.6). */
export const officePayments = {
  list: call({
    method: 'GET',
    path: '/api/admin/payments',
    auth: 'staff',
    right: 'payments.view',
    scope: 'list',
    act: null,
    summary: 'Attempts to pay, newest first',
    query: ListQuery,
    responses: { 200: listOf(OfficePayment) },
  }),
  count: countOf('/api/admin/payments', 'payments.view'),
  ask: call({
    method: 'POST',
    path: '/api/admin/payments/{id}/ask',
    auth: 'staff',
    right: 'payments.capture',
    scope: payment,
    act: 'payment.ask',
    summary: 'Asks the provider how a payment stands and applies the answer; 503 when nobody answers',
    ...acted,
  }),
  capture: call({
    method: 'POST',
    path: '/api/admin/payments/{id}/capture',
    auth: 'staff',
    right: 'payments.capture',
    scope: payment,
    act: 'payment.capture',
    again: true,
    summary: 'Takes blocked money of an accepted order; `state` in any other state',
    ...acted,
  }),
  void: call({
    method: 'POST',
    path: '/api/admin/payments/{id}/void',
    auth: 'staff',
    right: 'payments.capture',
    scope: payment,
    act: 'payment.void',
    again: true,
    summary: 'Lets blocked money go that no order could use; `state` in any other state',
    ...acted,
  }),
};
