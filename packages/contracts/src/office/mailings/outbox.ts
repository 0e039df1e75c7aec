import { letterActs, letterStates, letterTemplates } from '@trassa/rules';
import { z } from 'zod';
import { call } from '../../call.ts';
import { Id, idParam, Unix, values } from '../../entities/basic.ts';
import { History, historyQuery } from '../history.ts';
import { declareList, listOf, ListQuery } from '../list.ts';
import { bulkOf } from '../lists/bulk.ts';
import { countOf } from '../lists/count.ts';
import { Version, versionAndReason } from '../stamp.ts';

export const outboxList = declareList({
  name: 'outbox',
  columns: ['template', 'to', 'channel', 'cause', 'created', 'tries', 'error', 'state'],
  filters: {
    state: { kind: 'one_of', values: letterStates },
    channel: { kind: 'one_of', values: ['mail', 'sms'] },
    template: { kind: 'one_of', values: letterTemplates },
    created: { kind: 'range', of: 'moment' },
  },
  sorts: { created: 'number' },
  defaultSort: '-created',
  search: true,
  views: {
    waiting: 'f.state=waiting',
    failed: 'f.state=failed',
    stopped: 'f.state=stopped&f.state=gone',
    sms: 'f.channel=sms',
  },
  bulk: { repeat: { right: 'mailings.edit' }, stop: { right: 'mailings.edit', reason: true } },
});

/** What a letter is about, and where that has its card. */
const causeKinds = [
  'order',
  'ticket',
  'policy',
  'shipment',
  'support_request',
  'club_result',
  'privacy_request',
  'mailing',
] as const;

const row = {
  public_id: Id,
  number: z.int(),
  template: z.string(),
  channel: z.enum(['mail', 'sms']),
  /** Masked: whose it is stands on the card of what it is about. */
  to: z.string(),
  /** null: about nothing that has a card; its id is null for whoever may not see all of its kind. */
  cause: z.object({ kind: z.enum(causeKinds), public_id: Id.nullable(), number: z.string().nullable() }).nullable(),
  created: Unix,
  attempts: z.int(),
  /** What the server of mail or messages said the last time, without addresses and phones. */
  error: z.string().nullable(),
  state: z.enum(letterStates),
};
export const OutboxRow = z.object(row);
export type OutboxRow = z.infer<typeof OutboxRow>;

export const OutboxLetter = z.object({
  ...row,
  language: z.enum(['ru', 'en']),
  sent: Unix.nullable(),
  /** When it is tried next; null: it does not wait. */
  next: Unix.nullable(),
  version: Version,
  acts: z.array(z.enum(letterActs)),
});
export type OutboxLetter = z.infer<typeof OutboxLetter>;

const letter = { kind: 'letter', from: 'params.id' } as const;

/** Letters and text messages of the last 90 days (back-office.md 3.10): what they say, and their codes, are never shown. */
export const officeOutbox = {
  list: call({
    method: 'GET',
    path: '/api/admin/outbox',
    auth: 'staff',
    right: 'mailings.view',
    scope: 'list',
    act: null,
    summary: 'Letters and text messages, masked; `search`: a number, an order or a whole e-mail or phone',
    query: ListQuery,
    responses: { 200: listOf(OutboxRow) },
  }),
  count: countOf('/api/admin/outbox', 'mailings.view'),
  bulk: bulkOf('/api/admin/outbox', 'mailings.view', 'letter.bulk'),
  read: call({
    method: 'GET',
    path: '/api/admin/outbox/{id}',
    auth: 'staff',
    right: 'mailings.view',
    scope: letter,
    act: null,
    summary: 'One letter: what became of it',
    params: idParam,
    responses: { 200: values(OutboxLetter) },
  }),
  history: call({
    method: 'GET',
    path: '/api/admin/outbox/{id}/history',
    auth: 'staff',
    right: 'mailings.view',
    scope: letter,
    act: null,
    summary: 'What was done to a letter, newest first',
    params: idParam,
    query: historyQuery,
    responses: { 200: History },
  }),
  repeat: call({
    method: 'POST',
    path: '/api/admin/outbox/{id}/repeat',
    auth: 'staff',
    right: 'mailings.edit',
    scope: letter,
    act: 'letter.repeat',
    summary:
      'Into the queue again, where it went to; one that was sent goes as a letter of its own, five a day. Answers which one waits now',
    params: idParam,
    body: z.object({ version: Version }),
    responses: { 200: z.object({ message: z.string(), letter: Id }) },
  }),
  stop: call({
    method: 'POST',
    path: '/api/admin/outbox/{id}/stop',
    auth: 'staff',
    right: 'mailings.edit',
    scope: letter,
    act: 'letter.stop',
    summary: 'One that waits does not go; one that is being handed over does',
    params: idParam,
    body: versionAndReason,
    responses: { 200: z.object({ message: z.string(), letter: Id }) },
  }),
};
