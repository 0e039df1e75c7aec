import { matchKinds, settlementDaysMax } from '@trassa/rules';
import { z } from 'zod';
import { call } from '../../call.ts';
import { Id, idParam, ISODate, Unix, values } from '../../entities/basic.ts';
import { By, reason, Version } from '../stamp.ts';

export const movementKinds = ['payment', 'refund'] as const;

/** Of a day or of many movements: above what one payment may be. */
const Total = z.number().min(0).max(9e13);
const Sums = z.object({ captured: Total, refunded: Total });
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'date');
const provider = z.string().regex(/^[a-z0-9_-]{1,40}$/);

const head = {
  public_id: Id,
  provider: z.string(),
  /** Of Moscow. */
  day: ISODate,
  ours: Sums,
  /** As its register says; null: there is none. */
  theirs: Sums.extend({
    /** Less than nothing where more of it came back. */
    fee: z.number(),
    /** What is left to transfer, which may be less than nothing. */ transferred: z.number(),
  }).nullable(),
  /** Captured less refunded: ours less theirs. */
  difference: z.number().nullable(),
  closed: Unix.nullable(),
};
export const SettlementDayRow = z.object(head);
export type SettlementDayRow = z.infer<typeof SettlementDayRow>;

const Settlement = z.object({
  days: z.array(SettlementDayRow),
  /** Ways to pay that a register may be of. */
  providers: z.array(z.string()),
});
export type Settlement = z.infer<typeof Settlement>;

export const Difference = z.object({
  kind: z.enum(movementKinds),
  /** The provider's number of the payment. */
  payment: z.string(),
  match: z.enum(matchKinds),
  ours: Total.nullable(),
  theirs: Total.nullable(),
  /** Whose payment it is, also of another day; null: none of ours. */
  order: z.object({ public_id: Id, number: z.string() }).nullable(),
  /** null: nobody has accepted it as it is. */
  accepted: z.object({ reason: z.string(), by: By, at: Unix }).nullable(),
});
export type Difference = z.infer<typeof Difference>;

export const SettlementDay = z.object({
  ...head,
  /** Movements that both books have with the same sum. */
  matched: z.int(),
  difference_count: z.int(),
  /** Of them without a decision. */
  left: z.int(),
  /** The first of them. */
  differences: z.array(Difference),
  register: z.object({ file: z.string(), applied: Unix }).nullable(),
  closed_by: By,
  /** Whether a close would be refused, and why. */
  obstacle: z.enum(['closed', 'not_over', 'no_register', 'differences']).nullable(),
  version: Version,
});
export type SettlementDay = z.infer<typeof SettlementDay>;

/** What a register does to a day: `replaces` another book of it; a `closed` one keeps its own, and lines of it stay out. */
export const registerDayStates = ['new', 'same', 'replaces', 'closed'] as const;

export const RegisterDay = z.object({
  day: ISODate,
  state: z.enum(registerDayStates),
  rows: z.int(),
  /** The book that the day has now. */
  book: z.object({ file: z.string(), rows: z.int() }).nullable(),
  version: Version,
});
export type RegisterDay = z.infer<typeof RegisterDay>;

export const SettlementRegister = z.object({
  public_id: Id,
  provider: z.string(),
  file: z.string(),
  rows: z.int(),
  /** What it is about, both included. */
  from: ISODate,
  until: ISODate,
  /** Those that it has lines of; it touches no others. */
  days: z.array(RegisterDay),
  matched: z.int(),
  ours_only: z.int(),
  theirs_only: z.int(),
  different: z.int(),
  /** The first of them, by days. */
  differences: z.array(Difference.omit({ accepted: true }).extend({ day: ISODate })),
  /** Nothing of it is left to apply. */
  same: z.boolean(),
  applied: Unix.nullable(),
});
export type SettlementRegister = z.infer<typeof SettlementRegister>;

const RegisterRead = z.object({
  /** null: it is not taken, because of its problems. */
  values: SettlementRegister.nullable(),
  problems: z.array(z.object({ /** null: the whole file. */ line: z.int().nullable(), message: z.string() })),
  problem_count: z.int(),
});

/** Our books beside the providers' (back-office.md 3.6, 4.4, 5.20). */
export const officeSettlement = {
  list: call({
    method: 'GET',
    path: '/api/admin/settlement',
    auth: 'staff',
    right: 'settlement.view',
    scope: 'house',
    act: null,
    summary: 'Days with money by providers, the latest first',
    query: z.object({ from: day, until: day }),
    responses: { 200: values(Settlement) },
  }),
  read: call({
    method: 'GET',
    path: '/api/admin/settlement/{id}',
    auth: 'staff',
    right: 'settlement.view',
    scope: 'house',
    act: null,
    summary: 'One day of a provider with its differences',
    params: idParam,
    responses: { 200: values(SettlementDay) },
  }),
  accept: call({
    method: 'PUT',
    path: '/api/admin/settlement/{id}/resolve',
    auth: 'staff',
    right: 'settlement.close',
    scope: 'house',
    act: 'settlement.resolve',
    summary: 'Accepts a difference as it is shown; another sum of it would have to be accepted anew',
    params: idParam,
    body: z.object({
      version: Version,
      kind: z.enum(movementKinds),
      payment: z.string().min(1).max(200),
      ours: Total.nullable(),
      theirs: Total.nullable(),
      reason,
    }),
    responses: { 200: values(SettlementDay) },
  }),
  close: call({
    method: 'PUT',
    path: '/api/admin/settlement/{id}/close',
    auth: 'staff',
    right: 'settlement.close',
    scope: 'house',
    act: 'settlement.close',
    again: true,
    summary:
      'Closes a day for good; `state` before half an hour after its end, without a register, and with differences left',
    params: idParam,
    body: z.object({ version: Version }),
    responses: { 200: values(SettlementDay) },
  }),
  upload: call({
    method: 'POST',
    path: '/api/admin/settlement/registers',
    auth: 'staff',
    right: 'settlement.close',
    scope: 'house',
    act: 'settlement.read',
    keyless: true,
    summary:
      'A provider’s register in the field `file`, CSV or XLSX up to 20 MB: what it would show; nothing is applied',
    query: z.object({ provider }),
    multipart: true,
    responses: { 200: RegisterRead },
  }),
  apply: call({
    method: 'POST',
    path: '/api/admin/settlement/registers/{id}/apply',
    auth: 'staff',
    right: 'settlement.close',
    scope: 'house',
    act: 'settlement.apply',
    summary:
      'The register becomes the provider’s book of its open days; `state` where it would replace another one that is not named, `conflict` where that changed since',
    params: idParam,
    body: z.object({
      /** Days whose book gives way to it, as they were seen. */
      replace: z
        .array(z.object({ day, version: Version }))
        .max(settlementDaysMax)
        .optional(),
    }),
    responses: { 200: values(SettlementRegister) },
  }),
};
