import { exportPurpose } from '@trassa/rules';
import { z } from 'zod';
import { call } from '../../call.ts';
import { Id, idParam, ISODate, Money, Unix, values } from '../../entities/basic.ts';
import { By, stamp, Version } from '../stamp.ts';
import { OfficeFile } from '../starts/numbers.ts';

const counts = { new: z.int(), changed: z.int(), cancelled: z.int(), /** Paid for the new ones. */ sum: Money };

export const registerFiles = ['csv', 'xlsx'] as const;

export const RegisterBatch = z.object({
  public_id: Id,
  number: z.int(),
  /** Days in Moscow, both included. */
  from: ISODate,
  until: ISODate,
  ...counts,
  /** SHA-256 of its CSV as it was made. */
  hash: z.string(),
  /** Rows whose person was erased since: the file shows their numbers alone. */
  erased: z.int(),
  made_by: By,
  sent_at: Unix.nullable(),
  sent_by: By,
  ...stamp,
});
export type RegisterBatch = z.infer<typeof RegisterBatch>;

export const InsuranceRegister = z.object({
  from: ISODate,
  until: ISODate,
  /** What a batch of these days would have. */
  waiting: z.object(counts),
  /** Of days before, which no batch has. */
  older: z.int(),
  /** Coming policies that name nobody yet, the next to begin first, and how many there are. */
  unnamed: z.object({
    count: z.int(),
    values: z.array(
      z.object({ public_id: Id, number: z.string(), offer: z.string(), starts: Unix, timezone: z.string() }),
    ),
  }),
  /** That were made in these days, the latest first; `count`: how many there are. */
  batches: z.object({ count: z.int(), values: z.array(RegisterBatch) }),
});
export type InsuranceRegister = z.infer<typeof InsuranceRegister>;

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'date');
const period = { from: day, until: day };

/** What the insurer is told of policies (back-office.md 5.16). */
export const officeRegister = {
  read: call({
    method: 'GET',
    path: '/api/admin/insurances/register',
    auth: 'staff',
    right: 'insurance.view',
    scope: 'house',
    act: null,
    summary: 'Policies of some days that the insurer has not been told of, and batches made in them',
    query: z.object(period),
    responses: { 200: values(InsuranceRegister) },
  }),
  make: call({
    method: 'POST',
    path: '/api/admin/insurances/register',
    auth: 'staff',
    right: 'insurance.edit',
    scope: 'house',
    act: 'register.make',
    summary: 'Puts what is waiting of some days into a batch with a number, a sum and a hash',
    body: z.object(period),
    responses: { 200: values(RegisterBatch) },
  }),
  sent: call({
    method: 'POST',
    path: '/api/admin/insurances/register/{id}/sent',
    auth: 'staff',
    right: 'insurance.edit',
    scope: 'house',
    act: 'register.sent',
    summary: 'The insurer has the batch',
    params: idParam,
    body: z.object({ version: Version }),
    responses: { 200: values(RegisterBatch) },
  }),
  file: call({
    method: 'POST',
    path: '/api/admin/insurances/register/{id}/file',
    auth: 'staff',
    right: 'insurance.edit',
    scope: 'house',
    act: 'register.file',
    again: true,
    keyless: true,
    summary: 'The file of a batch with personal data, for a purpose that is written down',
    params: idParam,
    body: z.object({
      format: z.enum(registerFiles),
      purpose: z.string().trim().min(exportPurpose.min, 'reason').max(exportPurpose.max),
    }),
    responses: { 200: values(OfficeFile) },
  }),
};
