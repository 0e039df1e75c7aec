import { chipLinesMost, numberMost, numberOrders, rangesMost } from '@trassa/rules';
import { z } from 'zod';
import { call } from '../../call.ts';
import { Id, idParam, Unix, values } from '../../entities/basic.ts';
import { By, Version } from '../stamp.ts';

const StartNumber = z.int().min(1).max(numberMost);
const range = { first: z.int(), last: z.int(), cluster: Id.nullable(), label: z.string().trim().max(40).default('') };
const Span = z.object({ format: Id, first: z.int(), last: z.int() });

/** Start numbers of a start: ranges, pinned ones, who waits, chips (back-office.md 5.9). */
export const StartNumbers = z.object({
  title: z.string(),
  starts: Unix,
  timezone: z.string(),
  version: Version,
  /** Bibs are printed: a freed number is not given again. */
  locked: z.object({ at: Unix, by: By }).nullable(),
  formats: z.array(
    z.object({
      public_id: Id,
      name: z.string(),
      /** People choose their numbers. */
      chosen: z.boolean(),
      clusters: z.array(z.object({ public_id: Id, name: z.string() })),
      ranges: z.array(
        z.object({
          first: z.int(),
          last: z.int(),
          cluster: Id.nullable(),
          label: z.string(),
          /** Numbers with a ticket, an order or a hold. */
          given: z.int(),
          /** Pinned or spent, without a ticket. */
          kept: z.int(),
        }),
      ),
      pins: z.array(
        z.object({
          number: z.int(),
          note: z.string(),
          ticket: z.object({ public_id: Id, name: z.string() }).nullable(),
        }),
      ),
      /** Tickets that are ready for the start. */
      ready: z.int(),
      /** Ready ones without a number. */
      missing: z.int(),
    }),
  ),
  /** Ranges of one format that meet those of another. */
  meetings: z.array(z.object({ one: Span, other: Span })),
  /** Those with a number, the latest 200. */
  changes: z.array(
    z.object({
      at: Unix,
      format: z.string(),
      ticket: Id,
      name: z.string(),
      before: z.int().nullable(),
      after: z.int().nullable(),
      /** null: who holds the ticket, or the system. */
      by: By,
    }),
  ),
  change_count: z.int(),
  chips: z.object({ count: z.int(), numbers: z.int() }),
});
export type StartNumbers = z.infer<typeof StartNumbers>;

const Assigned = z.object({
  dry_run: z.boolean(),
  order: z.enum(numberOrders),
  /** With it the same tickets get the same numbers. */
  seed: z.string(),
  assigned: z.int(),
  ranges: z.array(
    z.object({
      format: Id,
      first: z.int(),
      last: z.int(),
      label: z.string(),
      count: z.int(),
      /** Free ones that stay. */
      left: z.int(),
    }),
  ),
  without_range: z.array(z.object({ format: Id, cluster: z.string().nullable(), count: z.int() })),
  /** The first twenty. */
  sample: z.array(z.object({ ticket: Id, name: z.string(), format: Id, number: z.int() })),
});
export type NumbersAssigned = z.infer<typeof Assigned>;

const ChipProblem = z.object({ line: z.int(), field: z.string(), message: z.string() });
const Chips = z.object({
  dry_run: z.boolean(),
  lines: z.int(),
  added: z.int(),
  removed: z.int(),
  same: z.int(),
  /** The first 200; of a dry run alone, because nothing is taken of a list with one. */
  problems: z.array(ChipProblem),
  problem_count: z.int(),
});
export type ChipsTaken = z.infer<typeof Chips>;
export type ChipLineProblem = z.infer<typeof ChipProblem>;

/** A file to save, in base64. */
export const OfficeFile = z.object({ name: z.string(), type: z.string(), base64: z.string(), rows: z.int() });
export type OfficeFile = z.infer<typeof OfficeFile>;

export const startListPresets = ['generic', 'raceresult', 'mylaps'] as const;
export const startListFiles = ['csv', 'xlsx', 'json'] as const;
export const startListOrders = ['number', 'surname', 'wave'] as const;
export const fileEncodings = ['utf-8', 'windows-1251'] as const;
const startList = {
  preset: z.enum(startListPresets).default('generic'),
  file: z.enum(startListFiles).default('csv'),
  /** Formats first; within each by this. */
  order: z.enum(startListOrders).default('number'),
  /** Of CSV alone. */
  encoding: z.enum(fileEncodings).default('utf-8'),
};
/** Public ids by commas; none: all formats of the start. */
const formatIds = z
  .string()
  .max(13_000)
  .regex(/^([A-Za-z0-9_-]{3,64}(,[A-Za-z0-9_-]{3,64}){0,199})?$/)
  .default('');

const start = { kind: 'start', from: 'params.id' } as const;
const format = { kind: 'format', from: 'params.id' } as const;
const answer = { 200: values(StartNumbers) };

export const officeNumbers = {
  read: call({
    method: 'GET',
    path: '/api/admin/event_cities/{id}/numbers',
    auth: 'staff',
    right: 'numbers.view',
    scope: start,
    act: null,
    summary: 'Ranges of start numbers of a start, pinned ones, who waits for one, what is to be printed again, chips',
    params: idParam,
    responses: answer,
  }),
  ranges: call({
    method: 'PUT',
    path: '/api/admin/formats/{id}/numbers',
    auth: 'staff',
    right: 'numbers.edit',
    scope: format,
    act: 'numbers.ranges',
    summary: 'The whole list of ranges of a format, none over another and none without a number that was given',
    params: idParam,
    body: z.object({ version: Version, ranges: z.array(z.object(range)).max(rangesMost) }),
    responses: answer,
  }),
  pin: call({
    method: 'POST',
    path: '/api/admin/formats/{id}/numbers/pin',
    auth: 'staff',
    right: 'numbers.edit',
    scope: format,
    act: 'numbers.pin',
    summary: 'Keeps a number for a ticket, which gets it, for a title, or for nobody; nothing gives it by itself',
    params: idParam,
    body: z.object({
      number: StartNumber,
      /** Its public id, or the number printed on it. */
      ticket: z.string().trim().max(64).nullable().default(null),
      note: z.string().trim().max(100).default(''),
    }),
    responses: answer,
  }),
  unpin: call({
    method: 'DELETE',
    path: '/api/admin/formats/{id}/numbers/pin/{number}',
    auth: 'staff',
    right: 'numbers.edit',
    scope: format,
    act: 'numbers.unpin',
    summary: 'A pinned number is like any other one; a ticket that has it keeps it',
    params: z.object({ id: z.string().max(64), number: z.coerce.number().int().min(1).max(numberMost) }),
    responses: answer,
  }),
  assign: call({
    method: 'POST',
    path: '/api/admin/event_cities/{id}/numbers/assign',
    auth: 'staff',
    right: 'numbers.edit',
    scope: start,
    act: 'numbers.assign',
    summary: 'Gives numbers to ready tickets without one; a number that was given stays',
    params: idParam,
    idempotent: true,
    body: z.object({
      /** None: all. */
      formats: z.array(Id).max(200).default([]),
      order: z.enum(numberOrders).default('bought'),
      seed: z.string().trim().max(40).default(''),
      dry_run: z.boolean().default(false),
    }),
    responses: { 200: values(Assigned) },
  }),
  lock: call({
    method: 'PUT',
    path: '/api/admin/event_cities/{id}/numbers/lock',
    auth: 'staff',
    right: 'numbers.edit',
    scope: start,
    act: 'numbers.lock',
    summary: 'Bibs are printed: freed numbers stay free of people and changes are listed; or not any more',
    params: idParam,
    body: z.object({ version: Version, locked: z.boolean() }),
    responses: answer,
  }),
  changes: call({
    method: 'GET',
    path: '/api/admin/event_cities/{id}/numbers/changes',
    auth: 'staff',
    right: 'numbers.edit',
    scope: start,
    act: 'numbers.changes',
    summary: 'A file of what is to be printed again since the lock',
    params: idParam,
    query: z.object({ file: z.enum(['csv', 'xlsx']).default('csv') }),
    responses: { 200: values(OfficeFile) },
  }),
  chips: call({
    method: 'POST',
    path: '/api/admin/event_cities/{id}/chips',
    auth: 'staff',
    right: 'numbers.edit',
    scope: start,
    act: 'numbers.chips',
    summary: `Chips of numbers, a number and its chips a line, at most ${chipLinesMost} lines; all or nothing`,
    params: idParam,
    idempotent: true,
    body: z.object({ text: z.string().max(900_000), dry_run: z.boolean().default(false) }),
    responses: { 200: values(Chips) },
  }),
  startList: call({
    method: 'GET',
    path: '/api/admin/event_cities/{id}/startlist',
    auth: 'staff',
    right: 'numbers.edit',
    scope: start,
    act: 'numbers.start_list',
    summary: 'A file of the participants with their numbers and chips; of the birth only the year',
    params: idParam,
    query: z.object({ ...startList, formats: formatIds }),
    responses: { 200: values(OfficeFile) },
  }),
  personalStartList: call({
    method: 'POST',
    path: '/api/admin/event_cities/{id}/startlist',
    auth: 'staff',
    right: 'exports.personal',
    scope: start,
    again: true,
    keyless: true,
    act: 'numbers.personal_start_list',
    summary: 'The same with birth dates and phones, for a purpose that is written down',
    params: idParam,
    body: z.object({
      ...startList,
      formats: z.array(Id).max(200).default([]),
      purpose: z.string().trim().min(5, 'reason').max(200),
    }),
    responses: { 200: values(OfficeFile) },
  }),
};
