import { z } from 'zod';
import { call } from '../call.ts';
import { Id, Unix, values } from '../entities/basic.ts';

const person = z.object({ public_id: Id, name: z.string() });

/** Where a change came from. */
export const auditSources = ['office', 'desk', 'command', 'system'] as const;

const AuditRow = z.object({
  public_id: Id,
  /** Of the chain; null: not sealed yet. */
  number: z.int().nullable(),
  at: Unix,
  /** null: nobody of the staff, or an erased person. */
  actor: person.nullable(),
  /** Who agreed to it, where two were needed. */
  decider: person.nullable(),
  from: z.enum(auditSources),
  act: z.string().nullable(),
  object: z.object({ kind: z.string(), public_id: z.string(), title: z.string() }).nullable(),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  reason: z.string().nullable(),
  address: z.string().nullable(),
  session: z.string().nullable(),
  request_id: z.string().nullable(),
  result: z.enum(['done', 'refused']),
  code: z.string().nullable(),
  /** How many equal looks or refusals the entry stands for. */
  count: z.int(),
});
export type AuditRow = z.infer<typeof AuditRow>;

const AuditCheck = z.object({
  at: Unix,
  /** null: the night. */
  by: person.nullable(),
  whole: z.boolean(),
  /** Up to which number; null: there was no entry. */
  last: z.int().nullable(),
  checked: z.int(),
  ok: z.boolean(),
  broken_at: z.int().nullable(),
});
export type AuditCheck = z.infer<typeof AuditCheck>;

/** Entries that are verified by one call; a longer chain is verified piece by piece. */
export const auditPiece = 20_000;
const number = z.int().min(1).max(Number.MAX_SAFE_INTEGER);

/** The whole audit (back-office.md 4.8). */
export const officeAudit = {
  list: call({
    method: 'GET',
    path: '/api/admin/audit',
    auth: 'staff',
    right: 'audit.view',
    scope: 'house',
    act: null,
    summary: 'What the staff did and tried, newest first; `act` is an act or an area with its dot, `staff.`',
    query: z
      .object({
        cursor: Id.optional(),
        limit: z.coerce
          .number()
          .pipe(z.literal([25, 50, 100]))
          .default(50),
        actor: Id.optional(),
        act: z
          .string()
          .regex(/^[a-z_]{1,40}\.[a-z_]{0,40}$/)
          .optional(),
        object_kind: z.string().min(1).max(40).optional(),
        object_id: Id.optional(),
        result: z.enum(['done', 'refused']).optional(),
        from: z.coerce.number().pipe(Unix).optional(),
        to: z.coerce.number().pipe(Unix).optional(),
      })
      .refine((asked) => (asked.object_kind === undefined) === (asked.object_id === undefined), {
        path: ['object_id'],
        message: 'wrong_value',
      }),
    responses: { 200: z.object({ values: z.array(AuditRow), next: z.string().nullable() }) },
  }),
  checks: call({
    method: 'GET',
    path: '/api/admin/audit/verify',
    auth: 'staff',
    right: 'audit.view',
    scope: 'house',
    act: null,
    summary: 'How the last verifications came out: of the night, of everything, and of a person',
    responses: {
      200: values(
        z.object({ night: AuditCheck.nullable(), whole: AuditCheck.nullable(), person: AuditCheck.nullable() }),
      ),
    },
  }),
  verify: call({
    method: 'POST',
    path: '/api/admin/audit/verify',
    auth: 'staff',
    right: 'audit.view',
    scope: 'house',
    act: 'audit.verify',
    again: true,
    summary: 'Verifies entries by their numbers, 20 000 at most',
    body: z
      .object({ first: number, last: number })
      .refine(({ first, last }) => first <= last && last - first < auditPiece, {
        path: ['last'],
        message: 'audit_piece',
      }),
    responses: { 200: values(AuditCheck) },
  }),
};
