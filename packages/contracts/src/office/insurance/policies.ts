import { policyActs, policyMoments, policyRepayments } from '@trassa/rules';
import { z } from 'zod';
import { call } from '../../call.ts';
import { Id, idParam, Money, Unix, values } from '../../entities/basic.ts';
import { History, historyQuery } from '../history.ts';
import { OfficeLetter } from '../letters.ts';
import { declareList, listOf, ListQuery, Masked } from '../list.ts';
import { countOf } from '../lists/count.ts';
import { reason, stamp, Version, versionAndReason } from '../stamp.ts';

export const registerKinds = ['new', 'changed', 'cancelled'] as const;

export const policiesList = declareList({
  name: 'policies',
  columns: ['number', 'insured', 'offer', 'starts', 'ends', 'price', 'state', 'repayment', 'created'],
  filters: {
    state: { kind: 'one_of', values: policyMoments },
    repayment: { kind: 'one_of', values: policyRepayments, none: true },
    insured: { kind: 'one_of', values: ['named', 'unnamed'] },
    price: { kind: 'range', of: 'money' },
    starts: { kind: 'range', of: 'moment' },
    created: { kind: 'range', of: 'moment' },
    cancelled: { kind: 'range', of: 'moment' },
    offer: { kind: 'one_of', values: 'ids' },
  },
  sorts: { created: 'number', starts: 'moment' },
  defaultSort: '-created',
  search: true,
  views: {
    failed: 'f.repayment=failed',
    coming: 'f.state=coming',
    unnamed: 'f.state=coming&f.insured=unnamed',
    cancelled: 'f.state=cancelled',
  },
});

const row = {
  public_id: Id,
  number: z.string(),
  /** First letters; null: nobody is named. */
  insured: z.string().nullable(),
  offer: z.string(),
  starts: Unix,
  /** The first moment after it. */
  ends: Unix,
  /** Of the start that it was bought for, else of the insurer. */
  timezone: z.string(),
  price: Money,
  state: z.enum(policyMoments),
  repayment: z.enum(policyRepayments).nullable(),
  created: Unix,
};
export const OfficePolicyRow = z.object(row);
export type OfficePolicyRow = z.infer<typeof OfficePolicyRow>;

export const OfficePolicy = z.object({
  ...row,
  /** null: nobody is named, or who was is erased. */
  person: z
    .object({
      last_name: z.string(),
      first_name: z.string(),
      second_name: z.string(),
      gender: z.enum(['male', 'female']).nullable(),
      birth_date: Masked,
      phone: Masked,
    })
    .nullable(),
  erased: z.boolean(),
  race: z.string().nullable(),
  /** null: it was bought by none. */
  order: z.object({ public_id: Id, number: z.string() }).nullable(),
  ticket: z.object({ public_id: Id, number: z.string() }).nullable(),
  cancelled_at: Unix.nullable(),
  /** Refunds of it that were given up. */
  failures: z.int(),
  /** Batches of the insurer's register that have it, the latest first. */
  batches: z.array(z.object({ number: z.int(), kind: z.enum(registerKinds), made: Unix, sent: Unix.nullable() })),
  letters: z.array(OfficeLetter),
  acts: z.array(z.enum(policyActs)),
  ...stamp,
});
export type OfficePolicy = z.infer<typeof OfficePolicy>;

const policy = { kind: 'policy', from: 'params.id' } as const;
const card = values(OfficePolicy);
const acted = { params: idParam, responses: { 200: card } } as const;
const typed = z.string().max(300).optional();

/** Insurance policies as the staff handles them (back-office.md 3.8). */
export const officePolicies = {
  list: call({
    method: 'GET',
    path: '/api/admin/policies',
    auth: 'staff',
    right: 'insurance.view',
    scope: 'list',
    act: null,
    summary: 'Insurance policies, the insured by first letters',
    query: ListQuery,
    responses: { 200: listOf(OfficePolicyRow) },
  }),
  count: countOf('/api/admin/policies', 'insurance.view'),
  read: call({
    method: 'GET',
    path: '/api/admin/policies/{id}',
    auth: 'staff',
    right: 'insurance.view',
    scope: policy,
    act: null,
    summary: 'One policy with its letters and what the insurer was told of it',
    params: idParam,
    responses: { 200: card },
  }),
  history: call({
    method: 'GET',
    path: '/api/admin/policies/{id}/history',
    auth: 'staff',
    right: 'insurance.view',
    scope: policy,
    act: null,
    summary: 'What was done to a policy, newest first',
    params: idParam,
    query: historyQuery,
    responses: { 200: History },
  }),
  correct: call({
    method: 'PUT',
    path: '/api/admin/policies/{id}',
    auth: 'staff',
    right: 'insurance.edit',
    scope: policy,
    act: 'policy.correct',
    summary: 'Names or corrects the insured before the start, by the rules of the site’s form',
    body: z.object({
      version: Version,
      reason,
      /** What is absent stays as it is. */
      last_name: typed,
      first_name: typed,
      second_name: typed,
      phone: typed,
      birth_date: typed,
      gender: typed,
    }),
    ...acted,
  }),
  send: call({
    method: 'POST',
    path: '/api/admin/policies/{id}/send',
    auth: 'staff',
    right: 'insurance.edit',
    scope: policy,
    act: 'policy.send',
    summary: 'The policy once more by letter, to whoever holds it; five times a day at most',
    body: versionAndReason,
    ...acted,
  }),
  cancel: call({
    method: 'PUT',
    path: '/api/admin/policies/{id}/cancel',
    auth: 'staff',
    right: 'insurance.edit',
    scope: policy,
    act: 'policy.cancel',
    again: true,
    summary: 'Ends a policy that has not begun; all that was paid for it goes back',
    body: versionAndReason,
    ...acted,
  }),
  retry: call({
    method: 'PUT',
    path: '/api/admin/policies/{id}/retry',
    auth: 'staff',
    right: 'insurance.edit',
    scope: policy,
    act: 'policy.retry',
    again: true,
    summary: 'A repayment that was given up is sent once more',
    body: versionAndReason,
    ...acted,
  }),
};
