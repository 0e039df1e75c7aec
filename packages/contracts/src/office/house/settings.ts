import { refundTiersMost, settingSections } from '@trassa/rules';
import { z } from 'zod';
import { call } from '../../call.ts';
import { idParam, Unix, values } from '../../entities/basic.ts';
import { Accepted } from '../approvals.ts';
import { History, historyQuery } from '../history.ts';
import { By, reason, Version } from '../stamp.ts';

const text = z.string().trim().max(500);
const nullable = text.nullable();
const whole = z.int().min(-1_000_000_000).max(1_000_000_000);
const Tier = z.object({ days: z.int().min(0).max(1000), percent: z.int().min(0).max(100) });
const Social = z.object({ title: text, title_en: nullable, link: text });

/** What is wrong with a value is said by the rules of its section (`checkSettings`), which the pages ask too. */
const fields = {
  brand: { brand: text },
  contacts: { team_email: nullable, team_phone: nullable },
  links: { shop_link: text, careers_link: text, photo_link: text, faq_link: text, social: z.array(Social).max(100) },
  partners: { partners: z.array(text).max(100) },
  season: { season: text },
  sale: {
    sale_tiers: z.array(Tier).min(1).max(refundTiersMost).nullable(),
    sale_transfers: z.boolean(),
    sale_move_fee: whole,
  },
  approvals: {
    limit_refund: whole,
    limit_refunds_day: whole,
    limit_goodwill: whole,
    limit_certificate: whole,
    limit_certificate_pieces: whole,
    limit_free_tickets: whole,
    limit_free_tickets_percent: whole,
    limit_mailing: whole,
    limit_export_rows: whole,
  },
  letters: {
    sender_name: nullable,
    reply_to: nullable,
    letters_per_minute: whole.nullable(),
    letters_per_domain: whole.nullable(),
    quiet_from: whole,
    quiet_to: whole,
  },
} as const;
const AllFields = z.object({
  ...fields.brand,
  ...fields.contacts,
  ...fields.links,
  ...fields.partners,
  ...fields.season,
  ...fields.sale,
  ...fields.approvals,
  ...fields.letters,
});

const plain = z.string();
const count = z.number();
const kept = {
  brand: z.object({ brand: plain }),
  contacts: z.object({ team_email: plain.nullable(), team_phone: plain.nullable() }),
  links: z.object({
    shop_link: plain,
    careers_link: plain,
    photo_link: plain,
    faq_link: plain,
    social: z.array(z.object({ title: plain, title_en: plain.nullable(), link: plain })),
  }),
  partners: z.object({ partners: z.array(plain) }),
  season: z.object({ season: plain }),
  sale: z.object({
    sale_tiers: z.array(z.object({ days: count, percent: count })).nullable(),
    sale_transfers: z.boolean(),
    sale_move_fee: count,
  }),
  approvals: z.object({
    limit_refund: count,
    limit_refunds_day: count,
    limit_goodwill: count,
    limit_certificate: count,
    limit_certificate_pieces: count,
    limit_free_tickets: count,
    limit_free_tickets_percent: count,
    limit_mailing: count,
    limit_export_rows: count,
  }),
  letters: z.object({
    sender_name: plain.nullable(),
    reply_to: plain.nullable(),
    letters_per_minute: count.nullable(),
    letters_per_domain: count.nullable(),
    quiet_from: count,
    quiet_to: count,
  }),
} as const;

/** Version 1 until somebody has saved the section. */
const stamped = <T extends z.ZodType>(inner: T) =>
  z.object({ values: inner, version: Version, updated: Unix.nullable(), updated_by: By });
const OfficeSettings = z.object({
  brand: stamped(kept.brand),
  contacts: stamped(kept.contacts),
  links: stamped(kept.links),
  partners: stamped(kept.partners),
  season: stamped(kept.season),
  sale: stamped(kept.sale),
  approvals: stamped(kept.approvals),
  letters: stamped(kept.letters),
  /** What counts where a section leaves something open; each from the environment. */
  environment: z.object({
    brand: plain,
    sender_address: plain,
    letters_per_minute: count,
    letters_per_domain: count,
  }),
  /** The request of this section that waits for a second person. */
  waiting: z.string().nullable(),
  may_edit: z.boolean(),
});
export type OfficeSettings = z.infer<typeof OfficeSettings>;

export const integrationStates = ['works', 'idle', 'failing', 'outbox', 'off'] as const;
const Integration = z.object({
  id: z.enum(['payments', 'mail', 'sms', 'storage', 'networks', 'map', 'places']),
  /** `outbox`: into a folder, for there is no gateway; `idle`: nothing was asked of it for a day. */
  state: z.enum(integrationStates),
  /** Names that are no secrets: providers, a host. */
  details: z.array(plain),
  /** Variables of the environment that make it, and whether each is set: never what it says. */
  variables: z.array(z.object({ name: plain, is_set: z.boolean() })),
  last_success: Unix.nullable(),
  last_error: z.object({ at: Unix, text: plain }).nullable(),
  /** It is set up, has a test, and whoever asks may have it done. */
  can_try: z.boolean(),
});
export type Integration = z.infer<typeof Integration>;
/** What came of a test of a connection, and why it did not work; `differs`: what was read is not what was written. */
export const triedOutcomes = [
  'works',
  'silent',
  'no_connection',
  'wrong_login',
  'wrong_address',
  'disk_full',
  'no_right',
  'differs',
  'refused',
  'no_contact',
] as const;
const Tried = z.object({
  outcome: z.enum(triedOutcomes),
  /** Where it went: the own address or phone, masked. */
  to: plain.nullable(),
  /** What the other side is known to answer by: `EAUTH 535`; never its words. */
  code: plain.nullable(),
});
export type TriedConnection = z.infer<typeof Tried>;
/** VAT of a kind of goods from a moment on; null: without. */
const Rate = z.object({ kind: plain, since: Unix, percent: count.nullable() });
export type VatRateShown = z.infer<typeof Rate>;

const section = { kind: 'setting', from: 'params.id' } as const;

/** Settings of the house (back-office.md 3.10, 5.19): a section is one form with a version. */
export const officeSettings = {
  read: call({
    method: 'GET',
    path: '/api/admin/settings',
    auth: 'staff',
    right: 'settings.view',
    scope: 'house',
    act: null,
    summary: 'Every section as it is set now',
    responses: { 200: values(OfficeSettings) },
  }),
  integrations: call({
    method: 'GET',
    path: '/api/admin/integrations',
    auth: 'staff',
    right: 'settings.view',
    scope: 'house',
    act: null,
    summary: 'What the house is joined to and how that does; secrets are never answered',
    responses: { 200: values(z.object({ integrations: z.array(Integration), vat: z.array(Rate) })) },
  }),
  try: call({
    method: 'POST',
    path: '/api/admin/integrations/{id}/try',
    auth: 'staff',
    right: 'settings.edit',
    scope: 'house',
    act: 'integration.try',
    summary: 'A letter or a message to whoever asks, a file written and read: what came of it, within seconds',
    params: idParam,
    responses: { 200: values(Tried) },
  }),
  change: call({
    method: 'PUT',
    path: '/api/admin/settings/{id}',
    auth: 'staff',
    right: 'settings.edit',
    scope: section,
    act: 'setting.change',
    again: true,
    summary: 'Sets fields of one section; a raised limit of four eyes waits for a second person',
    params: idParam,
    body: z.object({ version: Version, reason: reason.optional(), ...AllFields.partial().shape }),
    responses: { 200: values(z.object({ section: z.enum(settingSections), version: Version })), 202: Accepted },
  }),
  history: call({
    method: 'GET',
    path: '/api/admin/settings/{id}/history',
    auth: 'staff',
    right: 'settings.view',
    scope: section,
    act: null,
    summary: 'What was set in a section, newest first',
    params: idParam,
    query: historyQuery,
    responses: { 200: History },
  }),
};
