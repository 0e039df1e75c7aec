import { certificateActs, certificateStates } from '@trassa/rules';
import { z } from 'zod';
import { call } from '../../call.ts';
import { Id, idParam, ISODate, Money, Unix, values } from '../../entities/basic.ts';
import { Accepted } from '../approvals.ts';
import { History, historyQuery } from '../history.ts';
import { OfficeLetter } from '../letters.ts';
import { declareList, listOf, ListQuery, Masked } from '../list.ts';
import { countOf } from '../lists/count.ts';
import { By, reason, stamp, Version, versionAndReason } from '../stamp.ts';

export const certificateSources = ['bought', 'staff'] as const;

export const certificatesList = declareList({
  name: 'certificates',
  columns: ['number', 'amount', 'balance', 'buyer', 'recipient', 'sent', 'until', 'source', 'state'],
  filters: {
    state: { kind: 'one_of', values: certificateStates },
    source: { kind: 'one_of', values: certificateSources },
    amount: { kind: 'range', of: 'money' },
    balance: { kind: 'range', of: 'money' },
    created: { kind: 'range', of: 'moment' },
    until: { kind: 'range', of: 'moment' },
  },
  sorts: { created: 'number', until: 'moment', balance: 'number' },
  defaultSort: '-created',
  search: true,
  views: { active: 'f.state=active', blocked: 'f.state=blocked', spent: 'f.state=spent', over: 'f.state=over' },
});

const OrderOf = z.object({ public_id: Id, number: z.string() });

const row = {
  public_id: Id,
  /** How people name it; the code is told to nobody. */
  number: z.string(),
  amount: Money,
  balance: Money,
  state: z.enum(certificateStates),
  source: z.enum(certificateSources),
  order: OrderOf,
  /** null: the staff made it. */
  buyer: Masked.nullable(),
  /** null: nothing of it is kept any more. */
  recipient: z.object({ name: z.string(), email: Masked }).nullable(),
  send_at: Unix,
  sent_at: Unix.nullable(),
  valid_until: Unix,
};
export const OfficeCertificateRow = z.object(row);
export type OfficeCertificateRow = z.infer<typeof OfficeCertificateRow>;

export const OfficeCertificate = z.object({
  ...row,
  /** How many codes before this one are dead. */
  reissued: z.int(),
  /** The last day to which it may be prolonged. */
  longest: ISODate,
  acts: z.array(z.enum(certificateActs)),
  /** That brought its code to the recipient, the latest first. */
  letters: z.array(OfficeLetter),
  ...stamp,
});
export type OfficeCertificate = z.infer<typeof OfficeCertificate>;

export const certificateEntryKinds = ['issue', 'spend', 'release', 'refund', 'adjust'] as const;
const Ledger = z.object({
  /** The latest ones; `count`: how many there are. */
  values: z.array(
    z.object({
      at: Unix,
      kind: z.enum(certificateEntryKinds),
      amount: z.number(),
      /** After it. */
      balance: z.number(),
      /** null: of no order that paid by it. */
      order: OrderOf.nullable(),
      by: By,
      /** The second person. */
      decided_by: By,
      reason: z.string(),
    }),
  ),
  count: z.int(),
  /** What orders paid by it, the latest first, and what of that came back. */
  orders: z.array(z.object({ order: OrderOf, at: Unix, paid: Money, back: Money })),
});
export type OfficeCertificateLedger = z.infer<typeof Ledger>;

const certificate = { kind: 'certificate', from: 'params.id' } as const;
const card = values(OfficeCertificate);
const acted = { params: idParam, responses: { 200: card } } as const;

/** Gift certificates by hand (back-office.md 3.7, 5.12): no call answers a code (BO-036). */
export const officeCertificates = {
  list: call({
    method: 'GET',
    path: '/api/admin/certificates',
    auth: 'staff',
    right: 'certificates.view',
    scope: 'list',
    act: null,
    summary: 'Gift certificates with their balance',
    query: ListQuery,
    responses: { 200: listOf(OfficeCertificateRow) },
  }),
  count: countOf('/api/admin/certificates', 'certificates.view'),
  nominals: call({
    method: 'GET',
    path: '/api/admin/certificates/nominals',
    auth: 'staff',
    right: 'certificates.edit',
    scope: 'house',
    act: null,
    summary: 'Nominals on sale, for one that is made by hand',
    responses: { 200: values(z.array(z.object({ public_id: Id, title: z.string(), price: Money }))) },
  }),
  read: call({
    method: 'GET',
    path: '/api/admin/certificates/{id}',
    auth: 'staff',
    right: 'certificates.view',
    scope: certificate,
    act: null,
    summary: 'One certificate without its code',
    params: idParam,
    responses: { 200: card },
  }),
  ledger: call({
    method: 'GET',
    path: '/api/admin/certificates/{id}/ledger',
    auth: 'staff',
    right: 'certificates.view',
    scope: certificate,
    act: null,
    summary: 'What became of its money: entries, the latest first, and orders that it paid for',
    params: idParam,
    responses: { 200: Ledger },
  }),
  history: call({
    method: 'GET',
    path: '/api/admin/certificates/{id}/history',
    auth: 'staff',
    right: 'certificates.view',
    scope: certificate,
    act: null,
    summary: 'What was done to a certificate, newest first',
    params: idParam,
    query: historyQuery,
    responses: { 200: History },
  }),
  issue: call({
    method: 'POST',
    path: '/api/admin/certificates',
    auth: 'staff',
    right: 'certificates.edit',
    scope: 'house',
    act: 'certificate.issue',
    again: true,
    summary: 'Certificates to one mailbox, mailed and answered nowhere; large ones wait for a second person',
    body: z.object({
      /** A nominal on sale, or a sum. */
      nominal: Id.optional(),
      amount: Money.optional(),
      count: z.int().min(1).max(1000),
      recipient: z.object({
        name: z.string().max(300),
        email: z.string().max(300),
        text: z.string().max(2000).optional(),
        send_at: Unix.nullish(),
      }),
      /** Of the letter and of the paper. */
      language: z.enum(['ru', 'en']).default('ru'),
      reason,
    }),
    responses: { 200: values(z.object({ certificates: z.array(Id) })), 202: Accepted },
  }),
  block: call({
    method: 'POST',
    path: '/api/admin/certificates/{id}/block',
    auth: 'staff',
    right: 'certificates.edit',
    scope: certificate,
    act: 'certificate.block',
    again: true,
    summary: 'It pays nothing from now on; what orders have taken of it stays theirs',
    body: versionAndReason,
    ...acted,
  }),
  unblock: call({
    method: 'POST',
    path: '/api/admin/certificates/{id}/unblock',
    auth: 'staff',
    right: 'certificates.edit',
    scope: certificate,
    act: 'certificate.unblock',
    again: true,
    summary: 'It pays again, with the balance that it has',
    body: versionAndReason,
    ...acted,
  }),
  prolong: call({
    method: 'POST',
    path: '/api/admin/certificates/{id}/prolong',
    auth: 'staff',
    right: 'certificates.edit',
    scope: certificate,
    act: 'certificate.prolong',
    again: true,
    summary: 'Good until the end of a later day, at most 36 months from its issue',
    body: z.object({ ...versionAndReason.shape, until: z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'date') }),
    ...acted,
  }),
  adjust: call({
    method: 'POST',
    path: '/api/admin/certificates/{id}/adjust',
    auth: 'staff',
    right: 'certificates.edit',
    scope: certificate,
    act: 'certificate.adjust',
    again: true,
    summary: 'Raises or lowers the balance between nothing and the nominal; large raises wait for a second person',
    params: idParam,
    body: z.object({ version: Version, amount: z.number().min(-1_000_000).max(1_000_000), reason }),
    responses: { 200: card, 202: Accepted },
  }),
  reissue: call({
    method: 'POST',
    path: '/api/admin/certificates/{id}/reissue',
    auth: 'staff',
    right: 'certificates.edit',
    scope: certificate,
    act: 'certificate.reissue',
    again: true,
    summary: 'The old code is dead, a new one goes to the recipient; balance and ledger are the same',
    body: versionAndReason,
    ...acted,
  }),
  send: call({
    method: 'POST',
    path: '/api/admin/certificates/{id}/send',
    auth: 'staff',
    right: 'certificates.edit',
    scope: certificate,
    act: 'certificate.send',
    again: true,
    summary: 'Its letter once more, to its recipient',
    body: versionAndReason,
    ...acted,
  }),
};
