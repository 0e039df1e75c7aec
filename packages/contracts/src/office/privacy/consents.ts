import { z } from 'zod';
import { call } from '../../call.ts';
import { Id, Unix } from '../../entities/basic.ts';

/** Consents that one question shows, the latest. */
export const consentsMost = 200;
export const consentPurposes = ['personal_data', 'mailing', 'offer', 'runner_page'] as const;

export const OfficeConsent = z.object({
  /** Id of the row, which has no other name. */
  number: z.int(),
  purpose: z.enum(consentPurposes),
  /** false: withdrawn. */
  given: z.boolean(),
  at: Unix,
  /** Which text it was given to; null: none was published then. */
  text: z.object({ name: z.enum(['pers', 'advertising']), version: z.int() }).nullable(),
  source: z.string(),
  /** IP address. */
  address: z.string().nullable(),
  /** Of the person; null: a guest without a row, or a mailbox alone. */
  person: Id.nullable(),
  /** The person is erased: the address that was asked about has proved to be his by its keyed hash. */
  erased: z.boolean(),
  /** Of an account that has not confirmed what was asked about: a stranger may have typed it. */
  unproved: z.boolean(),
});
export type OfficeConsent = z.infer<typeof OfficeConsent>;

/** The register of consents (back-office.md 5.18). */
export const officeConsents = {
  /** A body, and no query: what is looked for stands in no address and no log. */
  find: call({
    method: 'POST',
    path: '/api/admin/consents/find',
    auth: 'staff',
    right: 'privacy.handle',
    scope: 'house',
    act: 'consent.find',
    keyless: true,
    summary: 'What was agreed to and withdrawn with an e-mail or a phone, by erased people too, the latest first',
    body: z.object({ contact: z.string().max(300) }),
    responses: { 200: z.object({ values: z.array(OfficeConsent), more: z.boolean() }) },
  }),
};
