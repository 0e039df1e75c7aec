import {
  supportActs,
  supportAnswerMax,
  supportHeats,
  supportNoteMax,
  supportOutcomes,
  supportReasons,
  supportStates,
} from '@trassa/rules';
import { z } from 'zod';
import { call } from '../../call.ts';
import { supportTypes } from '../../calls/support.ts';
import { Id, idParam, Unix, values } from '../../entities/basic.ts';
import { History, historyQuery } from '../history.ts';
import { declareList, listOf, ListQuery } from '../list.ts';
import { countOf } from '../lists/count.ts';
import { By, stamp, Version } from '../stamp.ts';

export const supportList = declareList({
  name: 'support',
  columns: ['number', 'type', 'from', 'created', 'waits', 'assigned', 'state'],
  filters: {
    state: { kind: 'one_of', values: supportStates },
    type: { kind: 'one_of', values: supportTypes },
    assigned: { kind: 'one_of', values: ['me', 'others', 'nobody'] },
    /** `late`: longer than the goal, by working hours. */
    wait: { kind: 'one_of', values: ['any', 'late'] },
    created: { kind: 'range', of: 'moment' },
    /** For the first time. */
    answered: { kind: 'range', of: 'moment' },
    /** Who wrote the first letter to the visitor. */
    answered_by: { kind: 'one_of', values: 'ids' },
  },
  sorts: { created: 'number' },
  defaultSort: '-created',
  search: true,
  views: {
    waiting: 'f.wait=any&sort=created',
    late: 'f.wait=late&sort=created',
    free: 'f.assigned=nobody&f.wait=any&sort=created',
    mine: 'f.assigned=me&f.state=new&f.state=open&f.state=answered',
    closed: 'f.state=closed',
  },
});

const row = {
  public_id: Id,
  number: z.int(),
  type: z.enum(supportTypes),
  /** First letters and a masked e-mail; null: not for the eyes of whoever looks. */
  from: z.object({ name: z.string(), email: z.string() }).nullable(),
  created: Unix,
  /** Since when it waits for an answer; null: it does not. */
  waits: Unix.nullable(),
  heat: z.enum(supportHeats).nullable(),
  assigned: By,
  state: z.enum(supportStates),
  outcome: z.enum(supportOutcomes).nullable(),
};
export const OfficeSupportRow = z.object(row);
export type OfficeSupportRow = z.infer<typeof OfficeSupportRow>;

const Message = z.object({
  from: z.enum(['visitor', 'staff', 'note']),
  text: z.string(),
  /** null: the visitor. */
  by: By,
  at: Unix,
  /** Its letter could not be delivered. */
  is_refused: z.boolean(),
});
/** The latest of somebody's things; null: not for whoever looks. */
const block = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), count: z.int() }).nullable();

export const OfficeSupportRequest = z.object({
  ...row,
  phone: z.string().nullable(),
  language: z.enum(['ru', 'en']),
  club: z.string().nullable(),
  first_answered: Unix.nullable(),
  closed: Unix.nullable(),
  /** Otherwise nobody has proved that the e-mail is his. */
  wrote_signed_in: z.boolean(),
  /** Oldest first; the first one is what the visitor wrote, unless he wrote nothing. Of the team's, the latest. */
  messages: z.array(Message),
  /** The team wrote more before them. */
  has_earlier: z.boolean(),
  /** Others of the same e-mail, latest first; none for whoever may not find people. */
  related: z.array(
    z.object({
      public_id: Id,
      number: z.int(),
      type: z.enum(supportTypes),
      created: Unix,
      state: z.enum(supportStates),
    }),
  ),
  /** The account that wrote, or has proved the e-mail; null: none, or not for whoever looks. */
  person: Id.nullable(),
  orders: block(z.object({ public_id: Id, status: z.string(), created: Unix })),
  tickets: block(z.object({ public_id: Id, number: z.string(), title: z.string(), status: z.string() })),
  acts: z.array(z.enum(supportActs)),
  ...stamp,
});
export type OfficeSupportRequest = z.infer<typeof OfficeSupportRequest>;

const request = { kind: 'support_request', from: 'params.id' } as const;
/** Answers are kept with their keys for a day, so nothing of the visitor stands in them. */
const done = { 200: values(z.object({ version: Version })) };
const acted = { auth: 'staff', right: 'support.answer', scope: request, idempotent: true, params: idParam } as const;
const textOf = (max: number) => z.string().trim().min(1, 'required').max(max, 'too_long');

/** What visitors ask the team (back-office.md 3.10, 5.18). */
export const officeSupport = {
  list: call({
    method: 'GET',
    path: '/api/admin/support',
    auth: 'staff',
    right: 'support.view',
    scope: 'list',
    act: null,
    summary: 'Requests of visitors, masked; `search`: a number or a whole e-mail',
    query: ListQuery,
    responses: { 200: listOf(OfficeSupportRow) },
  }),
  count: countOf('/api/admin/support', 'support.view'),
  colleagues: call({
    method: 'GET',
    path: '/api/admin/support/colleagues',
    auth: 'staff',
    right: 'support.answer',
    scope: 'house',
    act: null,
    summary: 'Whom a request may be given to: colleagues who may answer',
    responses: { 200: values(z.array(z.object({ public_id: Id, name: z.string() }))) },
  }),
  read: call({
    method: 'GET',
    path: '/api/admin/support/{id}',
    auth: 'staff',
    right: 'support.view',
    scope: request,
    act: 'support_request.view',
    summary: 'One request with its thread and what the person has; looking is written down',
    params: idParam,
    responses: { 200: values(OfficeSupportRequest) },
  }),
  history: call({
    method: 'GET',
    path: '/api/admin/support/{id}/history',
    auth: 'staff',
    right: 'support.view',
    scope: request,
    act: null,
    summary: 'What was done to a request, newest first',
    params: idParam,
    query: historyQuery,
    responses: { 200: History },
  }),
  answer: call({
    ...acted,
    method: 'PUT',
    path: '/api/admin/support/{id}/answer',
    act: 'support_request.answer',
    summary:
      'Answers by letter in the language of the visitor, and closes with `close`; who answers a free one takes it',
    body: z.object({ version: Version, text: textOf(supportAnswerMax), close: z.boolean().default(false) }),
    responses: done,
  }),
  note: call({
    ...acted,
    method: 'POST',
    path: '/api/admin/support/{id}/notes',
    act: 'support_request.note',
    summary: 'A note for colleagues, which the visitor does not see; it stands beside whatever others do meanwhile',
    body: z.object({ text: textOf(supportNoteMax) }),
    responses: done,
  }),
  assign: call({
    ...acted,
    method: 'PUT',
    path: '/api/admin/support/{id}/assign',
    act: 'support_request.assign',
    summary: 'Gives a request to a colleague who may answer, or to nobody',
    body: z.object({ version: Version, to: Id.nullable() }),
    responses: done,
  }),
  close: call({
    ...acted,
    method: 'PUT',
    path: '/api/admin/support/{id}/close',
    act: 'support_request.close',
    summary: 'Closes a request; one that was not answered here needs a reason',
    body: z.object({ version: Version, reason: z.enum(supportReasons).optional() }),
    responses: done,
  }),
  reopen: call({
    ...acted,
    method: 'PUT',
    path: '/api/admin/support/{id}/reopen',
    act: 'support_request.reopen',
    summary: 'Opens a closed request: it waits for an answer again',
    body: z.object({ version: Version }),
    responses: done,
  }),
};
