import {
  privacyActs,
  privacyIdentities,
  privacyKinds,
  privacyNoteMax,
  privacyOutcomes,
  privacySources,
  privacyStates,
  privacyTextMax,
} from '@trassa/rules';
import { z } from 'zod';
import { call } from '../../call.ts';
import { Id, idParam, ISODate, Unix, values } from '../../entities/basic.ts';
import { History, historyQuery } from '../history.ts';
import { declareList, listOf, ListQuery } from '../list.ts';
import { countOf } from '../lists/count.ts';
import { OfficeFile } from '../starts/numbers.ts';
import { stamp, Version } from '../stamp.ts';

export const privacyList = declareList({
  name: 'privacy',
  columns: ['number', 'kind', 'name', 'received', 'due', 'state'],
  filters: {
    state: { kind: 'one_of', values: privacyStates },
    kind: { kind: 'one_of', values: privacyKinds },
    /** `soon`: it ends within three working days after today, or is over; `late`: the term is over. */
    term: { kind: 'one_of', values: ['soon', 'late'] },
  },
  sorts: { created: 'number', due: 'number' },
  defaultSort: '-created',
  search: false,
  views: { open: 'f.state=open&sort=due', soon: 'f.term=soon&sort=due', closed: 'f.state=closed' },
});

const row = {
  public_id: Id,
  number: z.int(),
  kind: z.enum(privacyKinds),
  /** First letters; null: erased, or the term of the register is over. */
  name: z.string().nullable(),
  received: ISODate,
  /** The last day of the term. */
  due: ISODate,
  /** Working days that are left, today included; null: closed. */
  left: z.int().nullable(),
  /** It is a task by now; so is one whose term is over. */
  soon: z.boolean(),
  state: z.enum(privacyStates),
  outcome: z.enum(privacyOutcomes).nullable(),
};
export const OfficePrivacyRow = z.object(row);
export type OfficePrivacyRow = z.infer<typeof OfficePrivacyRow>;

export const privacyHindrances = ['open_order', 'coming_ticket', 'last_admin', 'unproved', 'many'] as const;

export const OfficePrivacyRequest = z.object({
  ...row,
  name: z.string().nullable(),
  email: z.string().nullable(),
  source: z.enum(privacySources).nullable(),
  language: z.enum(['ru', 'en']).nullable(),
  wish: z.string().nullable(),
  prolonged: Unix.nullable(),
  /** Why, as the person read it. */
  prolonged_why: z.string().nullable(),
  identity: z.enum(privacyIdentities).nullable(),
  identity_note: z.string().nullable(),
  exported: Unix.nullable(),
  answer: z.string().nullable(),
  closed: Unix.nullable(),
  /** What is kept with the address: the account that has proved it, and guests. */
  found: z.object({ account: Id.nullable(), guests: z.int() }),
  /** What an erasure has to ask about, or waits for. */
  hindrances: z.array(z.enum(privacyHindrances)),
  acts: z.array(z.enum(privacyActs)),
  ...stamp,
});
export type OfficePrivacyRequest = z.infer<typeof OfficePrivacyRequest>;

const request = { kind: 'privacy_request', from: 'params.id' } as const;
const card = values(OfficePrivacyRequest);
/** Kept answers of keys would hold the person for a day: each act is bound by the version alone. */
const acted = {
  auth: 'staff',
  right: 'privacy.handle',
  scope: request,
  keyless: true,
  again: true,
  params: idParam,
} as const;
/** How the person was seen; absent: as the request says already. */
const identity = {
  identity: z.enum(privacyIdentities).optional(),
  note: z.string().trim().max(privacyNoteMax).optional(),
};
const text = z.string().trim().min(5, 'reason').max(privacyTextMax, 'too_long');

/** What people ask of their data (back-office.md 5.18). */
export const officePrivacy = {
  list: call({
    method: 'GET',
    path: '/api/admin/privacy_requests',
    auth: 'staff',
    right: 'privacy.view',
    scope: 'list',
    act: null,
    summary: 'Requests of people about their data, names by first letters',
    query: ListQuery,
    responses: { 200: listOf(OfficePrivacyRow) },
  }),
  count: countOf('/api/admin/privacy_requests', 'privacy.view'),
  create: call({
    method: 'POST',
    path: '/api/admin/privacy_requests',
    auth: 'staff',
    right: 'privacy.handle',
    scope: 'house',
    act: 'privacy_request.create',
    idempotent: true,
    summary: 'Registers a request; its term is ten working days from receipt',
    body: z.object({
      kind: z.enum(privacyKinds),
      source: z.enum(privacySources),
      name: z.string().max(200),
      email: z.string().max(300),
      language: z.enum(['ru', 'en']),
      received: z.string().max(20),
      wish: z.string().trim().max(privacyTextMax, 'too_long').optional(),
    }),
    responses: { 200: values(z.object({ public_id: Id })) },
  }),
  read: call({
    method: 'GET',
    path: '/api/admin/privacy_requests/{id}',
    auth: 'staff',
    right: 'privacy.view',
    scope: request,
    act: 'privacy_request.view',
    summary: 'One request with what is kept of its person; looking is written down',
    params: idParam,
    responses: { 200: card },
  }),
  history: call({
    method: 'GET',
    path: '/api/admin/privacy_requests/{id}/history',
    auth: 'staff',
    right: 'privacy.view',
    scope: request,
    act: null,
    summary: 'What was done to a request, newest first',
    params: idParam,
    query: historyQuery,
    responses: { 200: History },
  }),
  export: call({
    ...acted,
    method: 'POST',
    path: '/api/admin/privacy_requests/{id}/export',
    act: 'privacy_request.export',
    summary: 'All that is kept of the person, as one file, to be handed over',
    body: z.object({ version: Version, ...identity }),
    responses: { 200: values(OfficeFile.omit({ rows: true })) },
  }),
  erase: call({
    ...acted,
    method: 'POST',
    path: '/api/admin/privacy_requests/{id}/erase',
    act: 'privacy_request.erase',
    summary: 'Erases the person as his own deletion does; waits for open payments, loses coming tickets by `force`',
    body: z.object({ version: Version, ...identity, force: z.boolean().default(false) }),
    responses: { 200: card },
  }),
  answer: call({
    ...acted,
    method: 'POST',
    path: '/api/admin/privacy_requests/{id}/answer',
    act: 'privacy_request.answer',
    summary: 'Answers the person by letter and closes the request; what is done needs an identity that was seen',
    body: z.object({
      version: Version,
      outcome: z.enum(['done', 'refused']),
      text,
      ...identity,
    }),
    responses: { 200: card },
  }),
  prolong: call({
    ...acted,
    method: 'PUT',
    path: '/api/admin/privacy_requests/{id}/prolong',
    act: 'privacy_request.prolong',
    summary: 'Five working days more, once and before the end of the term; the person is told why by letter',
    body: z.object({ version: Version, why: text }),
    responses: { 200: card },
  }),
};
