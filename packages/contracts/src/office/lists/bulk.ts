import type { Right } from '@trassa/rules';
import { z } from 'zod';
import { type AuditAct, call } from '../../call.ts';
import { Id } from '../../entities/basic.ts';
import { ListQuery } from '../list.ts';
import { Run } from '../runs.ts';
import { reason } from '../stamp.ts';

/** Rows that may be named, those that are done while the person waits, and those that a filter may match. */
export const bulkLimits = { ids: 1000, atOnce: 100, filter: 50_000 } as const;

export const BulkBody = z
  .object({
    action: z.string().max(40),
    ids: z.array(Id).min(1).max(bulkLimits.ids).optional(),
    /** Filters of the list, without words that are searched; with how many rows they matched. */
    filter: ListQuery.optional(),
    expected_count: z.int().min(1).optional(),
    params: z.record(z.string().max(40), z.string().max(300)).default({}),
    reason: reason.optional(),
  })
  .refine(({ ids, filter, expected_count: count }) => (ids ? !filter : filter !== undefined && count !== undefined), {
    path: ['ids'],
    message: 'wrong_value',
  });
export type BulkBody = z.infer<typeof BulkBody>;

export const Bulked = z.object({
  done: z.int(),
  failed: z.array(z.object({ id: z.string(), message: z.string() })),
});
export type Bulked = z.infer<typeof Bulked>;

/** POST …/bulk of a group: one act on many, each by its own right; many of them go on as a run (back-office.md 4.2). */
export const bulkOf = <const Path extends string, const R extends Right, const Act extends AuditAct>(
  group: Path,
  right: R,
  act: Act,
) =>
  call({
    method: 'POST',
    path: `${group}/bulk`,
    auth: 'staff',
    right,
    scope: 'list',
    act,
    summary: 'One act on many: those that are named, or those that a filter matches, as many as were expected',
    body: BulkBody,
    responses: { 200: Bulked, 202: z.object({ run: Run }) },
  });
