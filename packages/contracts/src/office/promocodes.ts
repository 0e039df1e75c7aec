import { z } from 'zod';
import { call } from '../call.ts';
import { Id, idParam, ISODate, Message, Money, Unix, values } from '../entities/basic.ts';
import { OrderStatus } from '../entities/order.ts';
import { History, historyQuery } from './history.ts';
import { declareList, listOf, ListQuery } from './list.ts';
import { stamp, Version } from './stamp.ts';
import { bulkOf } from './lists/bulk.ts';
import { countOf } from './lists/count.ts';

export const promocodeStates = ['active', 'soon', 'over'] as const;
export const promocodeKinds = ['ticket', 'shop', 'insurance'] as const;

export const promocodesList = declareList({
  name: 'promocodes',
  columns: ['code', 'series', 'discount', 'kind', 'targets', 'used', 'until', 'turnover', 'given', 'state'],
  filters: {
    state: { kind: 'one_of', values: promocodeStates },
    kind: { kind: 'one_of', values: promocodeKinds },
    event: { kind: 'one_of', values: 'ids' },
    /** Without one, codes of no series: those of a series are many. */
    series: { kind: 'one_of', values: 'ids' },
    use: { kind: 'one_of', values: ['used', 'unused'] },
  },
  sorts: { created: 'number', used: 'number', code: 'text' },
  defaultSort: '-created',
  search: true,
  views: { active: 'f.state=active', soon: 'f.state=soon', over: 'f.state=over' },
  bulk: { stop: { right: 'promocodes.edit' } },
});

const Named = z.object({ public_id: Id, title: z.string() });
const whole = z.int().min(-1_000_000).max(1_000_000);

const row = {
  public_id: Id,
  /** Of a series: its last 4 signs. */
  code: z.string(),
  series: Named.nullable(),
  kind: z.string(),
  /** Percent. */
  discount: z.int(),
  /** Places of one order. */
  code_count: z.int(),
  uses: z.int(),
  used: z.int(),
  starts_at: Unix.nullable(),
  ends_at: Unix.nullable(),
  /** What it is for; none: anything of its kind. */
  events: z.array(Named),
  items: z.array(Named),
  /** What orders paid for its lines, and what it took off. */
  turnover: Money,
  given: Money,
  state: z.enum(promocodeStates),
};
export const OfficePromocodeRow = z.object(row);
export type OfficePromocodeRow = z.infer<typeof OfficePromocodeRow>;

export const OfficePromocode = z.object({
  ...row,
  note: z.string(),
  /** Codes that are read or typed the same. */
  alike: z.array(z.string()),
  ...stamp,
});
export type OfficePromocode = z.infer<typeof OfficePromocode>;

const Usage = z.object({
  /** The latest ones; `orders`: how many there are. */
  values: z.array(
    z.object({
      order: Id,
      number: z.string(),
      at: Unix,
      status: OrderStatus,
      places: z.int(),
      discount: Money,
      paid: Money,
    }),
  ),
  orders: z.int(),
  days: z.array(z.object({ day: ISODate, places: z.int(), discount: Money })),
});
export type OfficePromocodeUsage = z.infer<typeof Usage>;

const fields = {
  code: z.string().max(100),
  kind: z.enum(promocodeKinds),
  discount: whole,
  code_count: whole,
  uses: whole,
  starts_at: Unix.nullable(),
  ends_at: Unix.nullable(),
  events: z.array(Id).max(200),
  /** Formats, products or offers, by the kind. */
  items: z.array(Id).max(200),
  note: z.string().max(2000),
};

const promocode = { kind: 'promocode', from: 'params.id' } as const;
const answered = { 200: values(OfficePromocode) } as const;

/** Codes, one by one (back-office.md 3.7, 4.4): whoever reaches some starts has codes for these alone (BO-035). */
export const officePromocodes = {
  list: call({
    method: 'GET',
    path: '/api/admin/promocodes',
    auth: 'staff',
    right: 'promocodes.view',
    scope: 'list',
    act: null,
    summary: 'Codes in reach with their use',
    query: ListQuery,
    responses: { 200: listOf(OfficePromocodeRow) },
  }),
  count: countOf('/api/admin/promocodes', 'promocodes.view'),
  bulk: bulkOf('/api/admin/promocodes', 'promocodes.view', 'promocode.bulk'),
  targets: call({
    method: 'GET',
    path: '/api/admin/promocodes/targets',
    auth: 'staff',
    right: 'promocodes.edit',
    scope: 'list',
    act: null,
    summary: 'What a code may be for: coming events in reach with their formats, products, or offers',
    query: z.object({ kind: z.enum(promocodeKinds) }),
    responses: { 200: z.object({ values: z.array(Named.extend({ items: z.array(Named) })) }) },
  }),
  read: call({
    method: 'GET',
    path: '/api/admin/promocodes/{id}',
    auth: 'staff',
    right: 'promocodes.view',
    scope: promocode,
    act: null,
    summary: 'One code',
    params: idParam,
    responses: answered,
  }),
  usage: call({
    method: 'GET',
    path: '/api/admin/promocodes/{id}/usage',
    auth: 'staff',
    right: 'promocodes.view',
    scope: promocode,
    act: null,
    summary: 'Orders that used a code, the latest first, and its use by days',
    params: idParam,
    responses: { 200: Usage },
  }),
  history: call({
    method: 'GET',
    path: '/api/admin/promocodes/{id}/history',
    auth: 'staff',
    right: 'promocodes.view',
    scope: promocode,
    act: null,
    summary: 'What was done to a code, newest first',
    params: idParam,
    query: historyQuery,
    responses: { 200: History },
  }),
  create: call({
    method: 'POST',
    path: '/api/admin/promocodes',
    auth: 'staff',
    right: 'promocodes.edit',
    scope: 'list',
    act: 'promocode.create',
    summary: 'A new code; it works on the site at once',
    body: z.object({ ...fields, reason: z.string().max(500).optional() }),
    responses: answered,
  }),
  change: call({
    method: 'PUT',
    path: '/api/admin/promocodes/{id}',
    auth: 'staff',
    right: 'promocodes.edit',
    scope: promocode,
    act: 'promocode.change',
    summary: 'Changes a code; its text and kind stay once it was used',
    params: idParam,
    body: z.object({ version: Version, ...z.object(fields).partial().shape, reason: z.string().max(500).optional() }),
    responses: answered,
  }),
  stop: call({
    method: 'PUT',
    path: '/api/admin/promocodes/{id}/stop',
    auth: 'staff',
    right: 'promocodes.edit',
    scope: promocode,
    act: 'promocode.stop',
    summary: 'Ends a code now; orders that were made with it stay as they are',
    params: idParam,
    body: z.object({ version: Version, reason: z.string().max(500).optional() }),
    responses: answered,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/admin/promocodes/{id}',
    auth: 'staff',
    right: 'promocodes.edit',
    scope: promocode,
    act: 'promocode.remove',
    summary: 'Deletes a code that nobody used, else 400 `has_dependants`',
    params: idParam,
    body: z.object({ version: Version }),
    responses: { 200: Message },
  }),
};
