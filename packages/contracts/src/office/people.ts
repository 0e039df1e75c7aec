import { z } from 'zod';
import { call } from '../call.ts';
import { Id, idParam, Message, Money, Unix, values } from '../entities/basic.ts';
import { History, historyQuery } from './history.ts';
import { declareList, listOf, ListQuery, Masked } from './list.ts';
import { countOf } from './lists/count.ts';

const Ref = z.object({ public_id: z.string(), title: z.string() });

/** The latest of somebody's things, and how many there are; null: not for who asks. */
const block = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), count: z.int() }).nullable();

const yesOrNo = { kind: 'one_of', values: ['yes', 'no'] } as const;

/**
 * Never everybody: without words, a start, club or role, `blocked=yes` or a `since` of up to 31 days with both bounds it is 400; the
 * other filters are asked beside these.
 */
export const peopleList = declareList({
  name: 'people',
  columns: ['name', 'email', 'phone', 'since', 'tickets', 'spent', 'roles', 'state'],
  filters: {
    role: { kind: 'one_of', values: ['admin', 'manager', 'content', 'finance', 'desk', 'vip'] },
    blocked: yesOrNo,
    temporary: yesOrNo,
    /** Whether an e-mail is confirmed. */
    confirmed: yesOrNo,
    mailing: yesOrNo,
    language: { kind: 'one_of', values: ['ru', 'en'] },
    /** Finds nobody for whom the cards show no clubs. */
    club: { kind: 'one_of', values: 'ids' },
    /** Who holds a ticket of the start, as far as it is in reach. */
    start: { kind: 'one_of', values: 'ids' },
    since: { kind: 'range', of: 'moment' },
  },
  sorts: { since: 'moment' },
  defaultSort: '-since',
  search: true,
  views: { staff: 'f.role=admin&f.role=manager&f.role=content&f.role=finance&f.role=desk', blocked: 'f.blocked=yes' },
});

export const personStates = ['full', 'temporary', 'blocked', 'erased'] as const;
/** Fields of a person that may be revealed one by one. */
export const revealedFields = [
  'email',
  'phone',
  'birth_date',
  'extra_contact',
  'contact_name',
  'contact_phone',
] as const;
export type RevealedField = (typeof revealedFields)[number];

export const OfficePersonRow = z.object({
  public_id: Id,
  name: z.string(),
  email: Masked.nullable(),
  phone: Masked.nullable(),
  since: Unix,
  /** Held, and paid for: in reach. */
  tickets: z.int(),
  spent: Money,
  roles: z.array(z.string()),
  state: z.enum(personStates),
});
export type OfficePersonRow = z.infer<typeof OfficePersonRow>;

export const OfficePerson = z.object({
  public_id: Id,
  name: z.string(),
  second_name: z.string(),
  email: Masked.nullable(),
  phone: Masked.nullable(),
  /** In full years; the date itself is revealed. As contacts and relation null without `people.reveal`. */
  age: z.int().nullable(),
  can_reveal: z.boolean(),
  extra_contact: Masked.nullable(),
  contact_name: Masked.nullable(),
  contact_phone: Masked.nullable(),
  relation: z.string().nullable(),
  gender: z.string(),
  language: z.string(),
  mailing: z.boolean(),
  since: Unix,
  roles: z.array(z.string()),
  state: z.enum(personStates),
  ways: z.object({
    email_confirmed: z.boolean(),
    phone_confirmed: z.boolean(),
    password: z.boolean(),
    networks: z.array(z.string()),
  }),
  tickets: block(
    z.object({
      public_id: Id,
      number: z.string(),
      start_number: z.int().nullable(),
      name: z.string(),
      status: z.string(),
      /** False: bought by the person and held by another. */
      holds: z.boolean(),
      start: Ref,
      start_time: Unix,
      format: Ref,
    }),
  ),
  orders: block(
    z.object({
      public_id: Id,
      short: z.string(),
      created: Unix,
      status: z.string(),
      total: Money,
      /** Lines of starts that are out of reach. */
      hidden_lines: z.int(),
    }),
  ),
  policies: block(
    z.object({ public_id: Id, number: z.string(), from: Unix, until: Unix, state: z.enum(['valid', 'cancelled']) }),
  ),
  certificates: block(z.object({ public_id: Id, amount: Money, balance: Money, until: Unix, bought: z.boolean() })),
  clubs: block(z.object({ public_id: Id, title: z.string(), joined: Unix })),
  results: block(
    z.object({
      public_id: Id,
      start: Ref,
      start_time: Unix,
      status: z.string(),
      time_ms: z.int().nullable(),
      place: z.int().nullable(),
    }),
  ),
  letters: block(
    z.object({
      public_id: Id,
      at: Unix,
      template: z.string(),
      channel: z.enum(['mail', 'sms']),
      to: z.string(),
      state: z.string(),
      attempts: z.int(),
      error: z.string().nullable(),
      can_send_again: z.boolean(),
    }),
  ),
  consents: block(
    z.object({ purpose: z.string(), given: z.boolean(), version: z.int().nullable(), source: z.string(), at: Unix }),
  ),
  requests: block(z.object({ public_id: Id, type: z.string(), state: z.string(), at: Unix })),
  logins: block(
    z.object({
      public_id: Id,
      method: z.string(),
      device: z.string().nullable(),
      place: z.string().nullable(),
      at: Unix,
      last_used: Unix,
      ended: z.boolean(),
    }),
  ),
});
export type OfficePerson = z.infer<typeof OfficePerson>;

const one = { kind: 'person', from: 'params.id' } as const;

/** People (back-office.md 3.5, 4.4). Whoever has no ticket or order in reach is 404. */
export const officePeople = {
  list: call({
    method: 'GET',
    path: '/api/admin/people',
    auth: 'staff',
    right: 'people.find',
    scope: 'list',
    act: null,
    summary: 'People by words, an e-mail, a phone or filters, latest first; never everybody',
    query: ListQuery,
    responses: { 200: listOf(OfficePersonRow) },
  }),
  count: countOf('/api/admin/people', 'people.find'),
  read: call({
    method: 'GET',
    path: '/api/admin/people/{id}',
    auth: 'staff',
    right: 'people.find',
    scope: one,
    act: 'person.view',
    summary: 'A person with all that is his, masked; looking is written down',
    params: idParam,
    responses: { 200: values(OfficePerson) },
  }),
  history: call({
    method: 'GET',
    path: '/api/admin/people/{id}/history',
    auth: 'staff',
    right: 'people.find',
    scope: one,
    act: null,
    summary: 'Who looked at a person and did something to him, newest first',
    params: idParam,
    query: historyQuery,
    responses: { 200: History },
  }),
  reveal: call({
    method: 'POST',
    path: '/api/admin/people/{id}/reveal',
    auth: 'staff',
    right: 'people.reveal',
    scope: one,
    act: 'person.reveal',
    keyless: true,
    summary: 'One field in the clear, with a reason; sixty an hour at most',
    params: idParam,
    body: z.object({ field: z.enum(revealedFields), reason: z.string().max(2000) }),
    responses: { 200: z.object({ value: z.string() }) },
  }),
  sendAgain: call({
    method: 'POST',
    path: '/api/admin/people/{id}/letters/{letter}/again',
    auth: 'staff',
    right: 'orders.edit',
    scope: one,
    act: 'letter.again',
    summary: 'Sends a letter of a purchase once more to where it went; five a day at most about one thing',
    params: idParam.extend({ letter: z.string().max(64) }),
    responses: { 200: Message },
  }),
};
