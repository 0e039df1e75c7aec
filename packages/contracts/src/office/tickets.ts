import { z } from 'zod';
import { call } from '../call.ts';
import { Id, idParam, Kind, kinds, Money, Unix, values } from '../entities/basic.ts';
import { ticketStatuses } from '../entities/order.ts';
import { staffTicketActNames } from '@trassa/rules';
import { History, historyQuery } from './history.ts';
import { OfficeLetter } from './letters.ts';
import { declareList, listOf, ListQuery, Masked } from './list.ts';
import { paperKinds, paperStates, ticketActs } from './ticket-acts.ts';
import { bulkOf } from './lists/bulk.ts';
import { countOf } from './lists/count.ts';

const yesNo = ['yes', 'no'] as const;
/** Of what a format or a wave asks: nothing is there, it was sent, the staff has seen it, or did not take it. */
const documentStates = ['missing', 'given', 'seen', 'refused'] as const;

export const ticketsList = declareList({
  name: 'tickets',
  columns: [
    'start_number',
    'name',
    'format',
    'wave',
    'kind',
    'age',
    'gender',
    'status',
    'registered',
    'team',
    'club',
    'shirt',
    'documents',
    'insured',
    'price',
    'promocode',
    'order',
    'bought',
    'phone',
    'handed_out',
    'ticket_number',
  ],
  filters: {
    event: { kind: 'one_of', values: 'ids' },
    start: { kind: 'one_of', values: 'ids' },
    format: { kind: 'one_of', values: 'ids' },
    /** By its name in Russian: waves have no other. */
    wave: { kind: 'text', none: true },
    kind: { kind: 'one_of', values: kinds },
    state: { kind: 'one_of', values: ticketStatuses },
    /** Whether somebody is named on it. */
    participant: { kind: 'one_of', values: yesNo },
    documents: { kind: 'one_of', values: documentStates },
    number: { kind: 'range', of: 'count', none: true },
    team: { kind: 'one_of', values: 'ids', none: true },
    gender: { kind: 'one_of', values: ['male', 'female'], none: true },
    /** As it was answered. */
    region: { kind: 'one_of', values: 'ids', none: true },
    club: { kind: 'one_of', values: 'ids', none: true },
    shirt: { kind: 'text', none: true },
    promocode: { kind: 'text', none: true },
    bought: { kind: 'range', of: 'moment' },
    handed_out: { kind: 'one_of', values: yesNo },
    order: { kind: 'one_of', values: 'ids' },
    /** Who made its order. */
    channel: { kind: 'one_of', values: ['site', 'staff'] },
  },
  sorts: { bought: 'moment', number: 'number', name: 'text' },
  defaultSort: '-bought',
  search: true,
  views: {
    unnamed: 'f.participant=no&f.state=active&f.state=transfer',
    documents: 'f.documents=missing&f.documents=refused&f.state=active&f.state=transfer',
    numberless: 'f.number=none&f.participant=yes&f.state=active&f.state=transfer',
    returns: 'f.state=processing&f.state=returned',
    invited: 'f.channel=staff',
  },
  bulk: {
    document: { right: 'tickets.edit', params: { kind: paperKinds } },
    /** By its name in Russian. */
    wave: { right: 'tickets.edit', params: { wave: 'text' } },
    block: { right: 'tickets.block', reason: true, undo: 'unblock' },
    unblock: { right: 'tickets.block', reason: true, undo: 'block' },
  },
});

const named = z.object({ public_id: Id, title: z.string() });

const ticketFields = {
  public_id: Id,
  /** As it is printed. */
  ticket_number: z.string(),
  start_number: z.int().nullable(),
  /** Surname and name of the participant; '': nobody is named. */
  name: z.string(),
  event: named,
  start: z.object({ public_id: Id, starts: Unix, timezone: z.string() }),
  format: named,
  wave: z.string().nullable(),
  kind: Kind,
  /** On the day of the start; null without `people.reveal`, too. */
  age: z.int().nullable(),
  gender: z.enum(['male', 'female']).nullable(),
  status: z.enum(ticketStatuses),
  registered: Unix.nullable(),
  handed_out: Unix.nullable(),
  team: named.nullable(),
  club: named.nullable(),
  shirt: z.string().nullable(),
  /** null: none is asked. */
  documents: z.enum(documentStates).nullable(),
  insured: z.boolean(),
  price: Money,
  promocode: z.string().nullable(),
  order: z.object({ public_id: Id, number: z.string() }),
  bought: Unix,
  phone: Masked.nullable(),
};

export const OfficeTicketRow = z.object(ticketFields);
export type OfficeTicketRow = z.infer<typeof OfficeTicketRow>;

const Person = z.object({
  public_id: Id,
  name: z.string(),
  temporary: z.boolean(),
  email: Masked.nullable(),
  phone: Masked.nullable(),
});

export const OfficeTicket = z.object({
  ...ticketFields,
  version: z.int(),
  /** What the person has a right to, and why something cannot be done now. */
  acts: z.array(z.object({ act: z.enum(staffTicketActNames), allowed: z.boolean(), why: z.string().optional() })),
  /** Who has it now, and who bought it. */
  holder: Person,
  purchaser: Person,
  /** Answers of the form beside name, age and phone; `label` of the questions of its organiser. Contacts are masked, that of somebody near is there by `people.reveal` alone. */
  answers: z.array(z.object({ field: z.string(), label: z.string().nullable(), value: z.unknown() })),
  seat: z.object({ sector: z.string(), row: z.string(), place: z.string() }).nullable(),
  qr_version: z.int(),
  files: z.array(z.object({ kind: z.enum(['license', 'wave']), public_id: Id })),
  /** Papers: those that are asked, and those that were marked. */
  papers: z.array(
    z.object({
      kind: z.enum(paperKinds),
      asked: z.boolean(),
      state: z.enum(paperStates).nullable(),
      note: z.string(),
      at: Unix.nullable(),
    }),
  ),
  /** Papers beside these that may be marked: a parent's consent for whoever is under age on the day of the start. */
  brought: z.array(z.enum(paperKinds)),
  /** Empty without `insurance.view`. */
  policies: z.array(z.object({ public_id: Id, number: z.string(), title: z.string(), status: z.string() })),
  /** What its line cost for one place, what was taken off and why, what was paid, what went back. */
  money: z.object({
    price: Money,
    paid: Money,
    reason: z.enum(['sale', 'vip', 'promocode', 'staff']).nullable(),
    return: z.object({ percent: z.int(), sum: Money, insurance: Money, asked: Unix, done: Unix.nullable() }).nullable(),
  }),
  transfers: z.array(
    z.object({
      status: z.enum(['waiting', 'accepted', 'declined', 'taken_back', 'lapsed']),
      from: z.object({ public_id: Id, name: z.string() }),
      to: z.object({ public_id: Id, name: z.string() }).nullable(),
      email: Masked.nullable(),
      offered: Unix,
      until: Unix,
      closed: Unix.nullable(),
    }),
  ),
  /** To other formats, the latest first; `waits`: for the difference, by `link`. */
  moves: z.array(
    z.object({
      public_id: Id,
      state: z.enum(['waits', 'done', 'ended']),
      from: z.string(),
      to: z.string(),
      /** Roubles that were to pay, or, below zero, that went back. */
      sum: z.number(),
      fee: Money,
      asked: Unix,
      done: Unix.nullable(),
      until: Unix,
      order: z.object({ public_id: Id, number: z.string() }),
      link: z.string().nullable(),
    }),
  ),
  letters: z.array(OfficeLetter),
});
export type OfficeTicket = z.infer<typeof OfficeTicket>;

const ticket = { kind: 'ticket', from: 'params.id' } as const;

/** Tickets of a start, or of all in reach (back-office.md 3.5, 4.4). */
export const officeTickets = {
  list: call({
    method: 'GET',
    path: '/api/admin/tickets',
    auth: 'staff',
    right: 'tickets.view',
    scope: 'list',
    act: null,
    summary: 'Tickets of starts in reach',
    query: ListQuery,
    responses: { 200: listOf(OfficeTicketRow) },
  }),
  count: countOf('/api/admin/tickets', 'tickets.view'),
  bulk: bulkOf('/api/admin/tickets', 'tickets.view', 'ticket.bulk'),
  read: call({
    method: 'GET',
    path: '/api/admin/tickets/{id}',
    auth: 'staff',
    right: 'tickets.view',
    scope: ticket,
    act: 'ticket.view',
    summary: 'One ticket with its people, form, money, transfers and letters',
    params: idParam,
    responses: { 200: values(OfficeTicket) },
  }),
  history: call({
    method: 'GET',
    path: '/api/admin/tickets/{id}/history',
    auth: 'staff',
    right: 'tickets.view',
    scope: ticket,
    act: null,
    summary: 'What was done to a ticket, newest first',
    params: idParam,
    query: historyQuery,
    responses: { 200: History },
  }),
  ...ticketActs,
};
