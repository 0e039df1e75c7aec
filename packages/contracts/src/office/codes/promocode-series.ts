import { z } from 'zod';
import { call } from '../../call.ts';
import { Id, idParam, Message, Money, Unix, values } from '../../entities/basic.ts';
import { History, historyQuery } from '../history.ts';
import { countOf } from '../lists/count.ts';
import { declareList, listOf, ListQuery } from '../list.ts';
import { promocodeKinds, promocodeStates } from '../promocodes.ts';
import { runStates } from '../runs.ts';
import { By, stamp, Version } from '../stamp.ts';

export const promocodeSeriesList = declareList({
  name: 'promocode_series',
  columns: ['series', 'discount', 'targets', 'codes', 'used', 'given', 'turnover', 'until', 'state'],
  filters: {
    state: { kind: 'one_of', values: promocodeStates },
    kind: { kind: 'one_of', values: promocodeKinds },
    event: { kind: 'one_of', values: 'ids' },
  },
  sorts: { created: 'number' },
  defaultSort: '-created',
  search: true,
  views: { active: 'f.state=active', soon: 'f.state=soon', over: 'f.state=over' },
});

const Named = z.object({ public_id: Id, title: z.string() });
const whole = z.int().min(-1_000_000).max(1_000_000);

const row = {
  public_id: Id,
  /** Its prefix, and a dot for each random sign. */
  title: z.string(),
  note: z.string(),
  kind: z.string(),
  /** Percent. */
  discount: z.int(),
  /** Places of one order. */
  code_count: z.int(),
  /** Of each code. */
  uses: z.int(),
  /** Codes that there are, and how many of them were used. */
  codes: z.int(),
  used_codes: z.int(),
  starts_at: Unix.nullable(),
  ends_at: Unix.nullable(),
  events: z.array(Named),
  items: z.array(Named),
  /** What orders paid for its lines, and what it took off. */
  turnover: Money,
  given: Money,
  state: z.enum(promocodeStates),
};
export const PromocodeSeriesRow = z.object(row);
export type PromocodeSeriesRow = z.infer<typeof PromocodeSeriesRow>;

/** The codes of one run. */
const Part = z.object({
  position: z.int(),
  /** That were asked for, and that there are. */
  count: z.int(),
  made: z.int(),
  run: Id,
  run_state: z.enum(runStates),
  /** `making`: not yet; `ready`: once, by a link; `given`: not any more. */
  file: z.enum(['making', 'ready', 'given']),
  given: Unix.nullable(),
  given_by: By,
});
export type PromocodePart = z.infer<typeof Part>;

export const PromocodeSeries = z.object({
  ...row,
  prefix: z.string(),
  length: z.int(),
  /** That were stopped one by one. */
  stopped: z.int(),
  /** The latest ones first. */
  parts: z.array(Part),
  ...stamp,
});
export type PromocodeSeries = z.infer<typeof PromocodeSeries>;

const changed = { starts_at: Unix.nullable(), ends_at: Unix.nullable(), note: z.string().max(2000) };
const fields = {
  prefix: z.string().max(100),
  length: whole,
  count: whole,
  kind: z.enum(promocodeKinds),
  discount: whole,
  code_count: whole,
  uses: whole,
  events: z.array(Id).max(200),
  /** Formats, products or offers, by the kind. */
  items: z.array(Id).max(200),
  ...changed,
};
const why = z.string().max(500).optional();

const series = { kind: 'promocode_series', from: 'params.id' } as const;
const path = '/api/admin/promocode_series';
const answered = { 200: values(PromocodeSeries) } as const;
const edits = { auth: 'staff', right: 'promocodes.edit', scope: series, params: idParam } as const;
const looks = { method: 'GET', auth: 'staff', right: 'promocodes.view', act: null } as const;

/** Series of codes (back-office.md 3.7, 4.4): no answer but the file tells a whole code. */
export const officePromocodeSeries = {
  list: call({
    ...looks,
    path,
    scope: 'list',
    summary: 'Series in reach with their use',
    query: ListQuery,
    responses: { 200: listOf(PromocodeSeriesRow) },
  }),
  count: countOf(path, 'promocodes.view'),
  read: call({
    ...looks,
    path: `${path}/{id}`,
    scope: series,
    summary: 'One series with its parts and how far they are',
    params: idParam,
    responses: answered,
  }),
  history: call({
    ...looks,
    path: `${path}/{id}/history`,
    scope: series,
    summary: 'What was done to a series, newest first',
    params: idParam,
    query: historyQuery,
    responses: { 200: History },
  }),
  create: call({
    method: 'POST',
    path,
    auth: 'staff',
    right: 'promocodes.edit',
    scope: 'list',
    act: 'promocode_series.create',
    summary: 'A new series; its codes are made by a run, few of them at once',
    body: z.object({ ...fields, reason: why }),
    responses: answered,
  }),
  change: call({
    ...edits,
    method: 'PUT',
    path: `${path}/{id}`,
    act: 'promocode_series.change',
    summary: 'Other dates or another note; what codes take off and what they are for stays as it was given out',
    body: z.object({ version: Version, ...z.object(changed).partial().shape }),
    responses: answered,
  }),
  stop: call({
    ...edits,
    method: 'PUT',
    path: `${path}/{id}/stop`,
    act: 'promocode_series.stop',
    summary: 'Ends all its codes now; orders that were made with them stay as they are',
    body: z.object({ version: Version, reason: why }),
    responses: answered,
  }),
  add: call({
    ...edits,
    method: 'POST',
    path: `${path}/{id}/add`,
    act: 'promocode_series.add',
    summary: 'More codes of a series, in a file of their own',
    body: z.object({ version: Version, count: whole, reason: why }),
    responses: answered,
  }),
  link: call({
    ...edits,
    method: 'POST',
    path: `${path}/{id}/link`,
    act: 'promocode_series.file',
    keyless: true,
    summary: 'The address of the file of one part, for this session and a minute; 400 `state` once it was given',
    body: z.object({ position: z.int().min(1).max(1_000_000) }),
    responses: { 200: values(z.object({ url: z.string(), expires_at: Unix })) },
  }),
  file: call({
    ...edits,
    method: 'GET',
    path: `${path}/{id}/file`,
    act: null,
    raw: true,
    summary: 'The codes of a part, CSV; while its link lives, a broken download is begun anew by it',
    query: z.object({ link: z.string().max(100) }),
    responses: {},
  }),
  remove: call({
    ...edits,
    method: 'DELETE',
    path: `${path}/{id}`,
    act: 'promocode_series.remove',
    summary: 'Deletes a series that nobody used a code of, else 400 `has_dependants`',
    body: z.object({ version: Version }),
    responses: { 200: Message },
  }),
};
