import { resultStatuses } from '@trassa/rules';
import { z } from 'zod';
import { call } from '../../call.ts';
import { Id, idParam, Unix, values } from '../../entities/basic.ts';
import { reason, Version } from '../stamp.ts';
import { OfficeImportRow } from './imports.ts';

/** Results of a start as the staff handles them (back-office.md 3.9). */
export const StartResults = z.object({
  title: z.string(),
  starts: Unix,
  timezone: z.string(),
  /** Of the start. */
  version: Version,
  published: Unix.nullable(),
  formats: z.array(
    z.object({
      public_id: Id,
      title: z.string(),
      rows: z.int(),
      finished: z.int(),
      /** Whether everybody sees them. */
      open: z.boolean(),
      categories: z.array(z.string()),
    }),
  ),
  /** The latest 20. */
  imports: z.array(OfficeImportRow),
  /** The latest 50 corrections by hand. */
  corrections: z.array(
    z.object({ at: Unix, result: Id, number: z.string(), format: z.string(), fields: z.array(z.string()) }),
  ),
});
export type StartResults = z.infer<typeof StartResults>;

export const OfficeResult = z.object({
  public_id: Id,
  row: z.int(),
  number: z.string(),
  last_name: z.string(),
  first_name: z.string(),
  team: z.string().nullable(),
  hidden: z.boolean(),
  gender: z.enum(['male', 'female']).nullable(),
  category: z.string().nullable(),
  status: z.enum(resultStatuses),
  /** As a person writes them: '1:02:03'. */
  time: z.string().nullable(),
  fine: z.string().nullable(),
  place: z.int().nullable(),
  place_gender: z.int().nullable(),
  place_category: z.int().nullable(),
  version: Version,
});
export type OfficeResult = z.infer<typeof OfficeResult>;

const start = { kind: 'start', from: 'params.id' } as const;
const choose = z.object({ version: Version, formats: z.array(Id).min(1, 'required').max(200) });
const typed = (most: number) => z.string().trim().max(most).optional();

export const officeResults = {
  read: call({
    method: 'GET',
    path: '/api/admin/event_cities/{id}/results',
    auth: 'staff',
    right: 'results.view',
    scope: start,
    act: null,
    summary: 'Formats of a start with their results, imports and corrections',
    params: idParam,
    responses: { 200: values(StartResults) },
  }),
  rows: call({
    method: 'GET',
    path: '/api/admin/event_cities/{id}/results/rows',
    auth: 'staff',
    right: 'results.view',
    scope: start,
    act: null,
    summary: 'A page of the table of a format, those that are hidden too',
    params: idParam,
    query: z.object({
      format: Id,
      /** The last row of the page before. */
      after: z.coerce.number().int().min(0).default(0),
      search: z.string().trim().max(100).default(''),
    }),
    responses: { 200: z.object({ values: z.array(OfficeResult), next: z.int().nullable() }) },
  }),
  publish: call({
    method: 'PUT',
    path: '/api/admin/event_cities/{id}/results/publish',
    auth: 'staff',
    right: 'results.edit',
    scope: start,
    act: 'results.publish',
    summary: 'Opens results of formats to everybody',
    params: idParam,
    body: choose,
    responses: { 200: values(StartResults) },
  }),
  withdraw: call({
    method: 'PUT',
    path: '/api/admin/event_cities/{id}/results/withdraw',
    auth: 'staff',
    right: 'results.edit',
    scope: start,
    act: 'results.withdraw',
    summary: 'Takes results of formats back: their pages answer 404, as before they were published',
    params: idParam,
    body: choose,
    responses: { 200: values(StartResults) },
  }),
  correct: call({
    method: 'PUT',
    path: '/api/admin/results/{id}',
    auth: 'staff',
    right: 'results.edit',
    scope: { kind: 'result', from: 'params.id' },
    act: 'results.correct',
    summary: 'Corrects one result; places are counted anew in the same transaction',
    params: idParam,
    body: z.object({
      version: Version,
      reason,
      /** What is absent stays; '' is none. Of a relay, times and status are those of all its people. */
      time: typed(20),
      fine: typed(20),
      status: z.enum(resultStatuses).optional(),
      last_name: typed(100),
      first_name: typed(100),
      category: typed(100),
      hidden: z.boolean().optional(),
    }),
    responses: { 200: values(OfficeResult) },
  }),
};
