import { z } from 'zod';
import { call } from '../call.ts';
import { Id, idParam, Money, Unix, values } from '../entities/basic.ts';
import { declareList, listOf, ListQuery } from './list.ts';
import { countOf } from './lists/count.ts';

export const runStates = ['waiting', 'running', 'paused', 'stopped', 'done'] as const;

export const runsList = declareList({
  name: 'runs',
  columns: ['created', 'summary', 'progress', 'state', 'asked_by', 'finished'],
  filters: {
    state: { kind: 'one_of', values: runStates },
    kind: { kind: 'one_of', values: 'ids' },
    created: { kind: 'range', of: 'moment' },
  },
  sorts: { created: 'moment' },
  defaultSort: '-created',
  search: false,
  views: { live: 'f.state=waiting&f.state=running&f.state=paused', ended: 'f.state=done&f.state=stopped' },
});

/** Long work and how far it is. */
export const Run = z.object({
  public_id: Id,
  version: z.int(),
  kind: z.string(),
  state: z.enum(runStates),
  /** `failures`: it stopped itself, because too much of it failed. */
  paused_by: z.enum(['person', 'failures']).nullable(),
  object: z.object({ kind: z.string(), public_id: z.string(), title: z.string() }),
  summary: z.string(),
  total: z.int(),
  done: z.int(),
  failed: z.int(),
  created: Unix,
  started: Unix.nullable(),
  finished: Unix.nullable(),
  forecast: Unix.nullable(),
  asked_by: z.object({ public_id: Id, name: z.string() }).nullable(),
  approval: z.string().nullable(),
  can: z.array(z.enum(['pause', 'resume', 'stop', 'retry'])),
});
export type Run = z.infer<typeof Run>;

/** With its money, where it is of money. */
const RunCard = Run.extend({ sum_done: Money.nullable(), sum_left: Money.nullable() });
export type RunCard = z.infer<typeof RunCard>;

export const RunItem = z.object({
  object: z.string(),
  state: z.enum(['waiting', 'done', 'failed']),
  attempts: z.int(),
  /** The code of the last refusal. */
  error: z.string().nullable(),
  ended: Unix.nullable(),
});
export type RunItem = z.infer<typeof RunItem>;

const run = { kind: 'run', from: 'params.id' } as const;
const steered = {
  method: 'PUT',
  auth: 'staff',
  right: 'approvals.view',
  scope: run,
  params: idParam,
  body: z.object({ version: z.int().optional() }),
  responses: { 200: values(Run) },
} as const;

/** Long work (back-office 4.7): one's own, all of it for whoever decides on money. */
export const officeRuns = {
  list: call({
    method: 'GET',
    path: '/api/admin/runs',
    auth: 'staff',
    right: 'approvals.view',
    scope: 'list',
    act: null,
    summary: 'Long work, newest first',
    query: ListQuery,
    responses: { 200: listOf(Run) },
  }),
  count: countOf('/api/admin/runs', 'approvals.view'),
  read: call({
    method: 'GET',
    path: '/api/admin/runs/{id}',
    auth: 'staff',
    right: 'approvals.view',
    scope: run,
    act: null,
    summary: 'How far one is',
    params: idParam,
    responses: { 200: values(RunCard) },
  }),
  items: call({
    method: 'GET',
    path: '/api/admin/runs/{id}/items',
    auth: 'staff',
    right: 'approvals.view',
    scope: run,
    act: null,
    summary: 'Its pieces in the order of their work, a hundred a page',
    params: idParam,
    query: z.object({
      state: z.enum(['waiting', 'done', 'failed']).optional(),
      cursor: z
        .string()
        .regex(/^\d{1,18}$/)
        .optional(),
    }),
    responses: { 200: z.object({ values: z.array(RunItem), next: z.string().nullable() }) },
  }),
  pause: call({ ...steered, path: '/api/admin/runs/{id}/pause', act: 'run.pause', summary: 'No new piece is begun' }),
  resume: call({ ...steered, path: '/api/admin/runs/{id}/resume', act: 'run.resume', summary: 'Goes on' }),
  stop: call({
    ...steered,
    path: '/api/admin/runs/{id}/stop',
    act: 'run.stop',
    summary: 'Ends it: what is done stays, the rest is never done',
  }),
  retry: call({
    ...steered,
    path: '/api/admin/runs/{id}/retry',
    act: 'run.retry',
    summary: 'The failed pieces once more',
  }),
};
