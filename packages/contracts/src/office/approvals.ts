import { approvedActs } from '@trassa/rules';
import { z } from 'zod';
import { call } from '../call.ts';
import { Id, idParam, Money, Unix, values } from '../entities/basic.ts';
import { declareList, listOf, ListQuery } from './list.ts';
import { countOf } from './lists/count.ts';

export const approvalStates = ['waiting', 'approved', 'declined', 'withdrawn', 'outdated', 'lapsed'] as const;

export const approvalsList = declareList({
  name: 'approvals',
  columns: ['asked', 'summary', 'sum', 'asked_by', 'state', 'until', 'decided_by'],
  filters: {
    state: { kind: 'one_of', values: approvalStates },
    act: { kind: 'one_of', values: approvedActs },
    asked: { kind: 'range', of: 'moment' },
    /** `to_decide`: waits for whoever looks. */
    who: { kind: 'one_of', values: ['me', 'to_decide'] },
  },
  sorts: { asked: 'moment' },
  defaultSort: '-asked',
  search: false,
  views: { to_decide: 'f.who=to_decide', waiting: 'f.state=waiting', mine: 'f.who=me' },
});

const By = z.object({ public_id: Id, name: z.string() }).nullable();

/** What waits for a second person, and how it was decided. */
export const Approval = z.object({
  public_id: Id,
  version: z.int(),
  act: z.string(),
  kind: z.string(),
  state: z.enum(approvalStates),
  object: z.object({ kind: z.string(), public_id: z.string(), title: z.string() }),
  summary: z.string(),
  sum: Money.nullable(),
  reason: z.string(),
  asked: Unix,
  asked_by: By,
  until: Unix,
  decided: Unix.nullable(),
  decided_by: By,
  decision_reason: z.string().nullable(),
  /** The only person who could decide has confirmed his own. */
  single: z.boolean(),
  /** Of an outdated one: what was different when it was decided. */
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  /** The long work that it began. */
  run: z.string().nullable(),
  /** What whoever looks at it may do now. */
  can: z.array(z.enum(['approve', 'decline', 'withdraw'])),
});
export type Approval = z.infer<typeof Approval>;

/** With what the asker saw, as its kind has it. */
const ApprovalCard = Approval.extend({ quote: z.unknown() });
export type ApprovalCard = z.infer<typeof ApprovalCard>;

/** The answer of an act that waits for a second person. */
export const Accepted = z.object({ approval: Approval });

/** Why something is done, where a reason is asked for. */
export const Reason = z.string().trim().min(5, 'reason').max(500);

const approval = { kind: 'approval', from: 'params.id' } as const;
const decided = { params: idParam, responses: { 200: values(ApprovalCard) } };
const own = z.object({ version: z.int(), reason: z.string().trim().max(500).optional() });

/** Four eyes (back-office 2.6, 4.4): whoever asked for something, and whoever may decide it, sees it. */
export const officeApprovals = {
  list: call({
    method: 'GET',
    path: '/api/admin/approvals',
    auth: 'staff',
    right: 'approvals.view',
    scope: 'list',
    act: null,
    summary: 'What waits for a second person: own requests, and those one may decide',
    query: ListQuery,
    responses: { 200: listOf(Approval) },
  }),
  count: countOf('/api/admin/approvals', 'approvals.view'),
  waiting: call({
    method: 'GET',
    path: '/api/admin/approvals/waiting',
    auth: 'staff',
    right: 'approvals.view',
    scope: 'list',
    act: null,
    summary: 'How many wait for whoever asks, up to a hundred',
    responses: { 200: z.object({ count: z.int() }) },
  }),
  limits: call({
    method: 'GET',
    path: '/api/admin/approvals/limits',
    auth: 'staff',
    right: 'approvals.view',
    scope: 'list',
    act: null,
    summary: 'Above which sizes a second person decides about certificates by hand; money in roubles',
    responses: { 200: values(z.object({ certificate: z.number(), certificate_pieces: z.int() })) },
  }),
  read: call({
    method: 'GET',
    path: '/api/admin/approvals/{id}',
    auth: 'staff',
    right: 'approvals.view',
    scope: approval,
    act: null,
    summary: 'One request with what its asker saw',
    params: idParam,
    responses: { 200: values(ApprovalCard) },
  }),
  approve: call({
    method: 'PUT',
    path: '/api/admin/approvals/{id}/approve',
    auth: 'staff',
    right: 'approvals.view',
    scope: approval,
    act: 'approval.approve',
    again: true,
    summary: 'Agrees: everything is checked anew and happens at once, or the request is outdated',
    body: own,
    ...decided,
  }),
  decline: call({
    method: 'PUT',
    path: '/api/admin/approvals/{id}/decline',
    auth: 'staff',
    right: 'approvals.view',
    scope: approval,
    act: 'approval.decline',
    again: true,
    summary: 'Does not agree',
    body: z.object({ version: z.int(), reason: Reason }),
    ...decided,
  }),
  withdraw: call({
    method: 'PUT',
    path: '/api/admin/approvals/{id}/withdraw',
    auth: 'staff',
    right: 'approvals.view',
    scope: approval,
    act: 'approval.withdraw',
    summary: 'Takes an own request back',
    body: own,
    ...decided,
  }),
};
