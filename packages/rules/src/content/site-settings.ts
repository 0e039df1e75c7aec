import { isSiteLink, linkMax } from './banners.ts';
import type { MessageSpec } from '../message.ts';
import { quietHours } from '../mailings/mailing-pace.ts';
import { isEmail } from '../people/email.ts';
import { parsePhone } from '../people/phone.ts';
import { moveFeeMax } from '../tickets/ticket-move.ts';
import { areRefundTiers } from '../refunds/refund-tiers.ts';
import type { RefundTier } from '../refunds/refund.ts';
import { approvalLimits, type ApprovalLimits } from '../staff/approval.ts';

/** What an organiser sets without a programmer, in the order of the screens (back-office.md 5.19). */
export const settingSections = [
  'brand',
  'contacts',
  'links',
  'partners',
  'season',
  'sale',
  'approvals',
  'letters',
] as const;
export type SettingSection = (typeof settingSections)[number];

export const brandMax = 40;
export const seasonMax = 20;
export const partnerMax = 60;
export const partnersMost = 40;
export const socialTitleMax = 40;
export const socialMost = 12;
export const senderNameMax = 60;

export type SocialLink = { readonly title: string; readonly title_en: string | null; readonly link: string };

/** Money in roubles; what a second person agrees to from here on. */
export type ApprovalSums = {
  readonly limit_refund: number;
  readonly limit_refunds_day: number;
  readonly limit_goodwill: number;
  readonly limit_certificate: number;
  readonly limit_certificate_pieces: number;
  readonly limit_free_tickets: number;
  readonly limit_free_tickets_percent: number;
  readonly limit_mailing: number;
  readonly limit_export_rows: number;
};

export type SettingValues = {
  readonly brand: { readonly brand: string };
  readonly contacts: { readonly team_email: string | null; readonly team_phone: string | null };
  readonly links: {
    /** '' for none. */
    readonly shop_link: string;
    readonly careers_link: string;
    readonly photo_link: string;
    readonly faq_link: string;
    readonly social: readonly SocialLink[];
  };
  readonly partners: { readonly partners: readonly string[] };
  readonly season: { readonly season: string };
  /** What new events and starts begin with; tiers null: those of the season, the fee in roubles. */
  readonly sale: {
    readonly sale_tiers: readonly RefundTier[] | null;
    readonly sale_transfers: boolean;
    readonly sale_move_fee: number;
  };
  readonly approvals: ApprovalSums;
  /** null: as the environment has it. */
  readonly letters: {
    readonly sender_name: string | null;
    readonly reply_to: string | null;
    readonly letters_per_minute: number | null;
    readonly letters_per_domain: number | null;
    /** Hours of the reader's clock between which news wait. */
    readonly quiet_from: number;
    readonly quiet_to: number;
  };
};

/** Limits that are counted in kopecks by their field, and the others. */
const sums = {
  limit_refund: 'refund',
  limit_refunds_day: 'refundsOfDay',
  limit_goodwill: 'goodwill',
  limit_certificate: 'certificate',
} as const satisfies Partial<Record<keyof ApprovalSums, keyof ApprovalLimits>>;
const counts = {
  limit_certificate_pieces: 'certificatePieces',
  limit_free_tickets: 'freeTickets',
  limit_free_tickets_percent: 'freeTicketsPercent',
  limit_mailing: 'mailing',
  limit_export_rows: 'exportRows',
} as const satisfies Partial<Record<keyof ApprovalSums, keyof ApprovalLimits>>;

export const moneyLimits = Object.keys(sums) as readonly (keyof typeof sums)[];
export const countLimits = Object.keys(counts) as readonly (keyof typeof counts)[];
export const limitFields = [...moneyLimits, ...countLimits] as readonly (keyof ApprovalSums)[];

export const sumsOfLimits = (limits: ApprovalLimits): ApprovalSums => ({
  limit_refund: limits.refund / 100,
  limit_refunds_day: limits.refundsOfDay / 100,
  limit_goodwill: limits.goodwill / 100,
  limit_certificate: limits.certificate / 100,
  limit_certificate_pieces: limits.certificatePieces,
  limit_free_tickets: limits.freeTickets,
  limit_free_tickets_percent: limits.freeTicketsPercent,
  limit_mailing: limits.mailing,
  limit_export_rows: limits.exportRows,
});

export const limitsOfSums = (typed: ApprovalSums): ApprovalLimits => ({
  refund: Math.round(typed.limit_refund * 100),
  refundsOfDay: Math.round(typed.limit_refunds_day * 100),
  goodwill: Math.round(typed.limit_goodwill * 100),
  certificate: Math.round(typed.limit_certificate * 100),
  certificatePieces: typed.limit_certificate_pieces,
  freeTickets: typed.limit_free_tickets,
  freeTicketsPercent: typed.limit_free_tickets_percent,
  mailing: typed.limit_mailing,
  exportRows: typed.limit_export_rows,
});

/** Where nobody has set anything. */
export const settingDefaults: SettingValues = {
  brand: { brand: '' },
  contacts: { team_email: null, team_phone: null },
  links: { shop_link: '', careers_link: '', photo_link: '', faq_link: '', social: [] },
  partners: { partners: [] },
  season: { season: '' },
  sale: { sale_tiers: null, sale_transfers: true, sale_move_fee: 0 },
  approvals: sumsOfLimits(approvalLimits),
  letters: {
    sender_name: null,
    reply_to: null,
    letters_per_minute: null,
    letters_per_domain: null,
    quiet_from: quietHours.from,
    quiet_to: quietHours.to,
  },
};

/** Most that a limit may be: beyond it a second person would never be asked. */
export const limitMost = {
  limit_refund: 1_000_000,
  limit_refunds_day: 10_000_000,
  limit_goodwill: 100_000,
  limit_certificate: 1_000_000,
  limit_certificate_pieces: 1000,
  limit_free_tickets: 10_000,
  limit_free_tickets_percent: 100,
  limit_mailing: 1_000_000,
  limit_export_rows: 1_000_000,
} as const satisfies Record<keyof ApprovalSums, number>;

const noon = 12;

/** Letters a minute; more than the mail server of anybody takes. */
export const letterRateMost = 6000;

type Problems = Readonly<Record<string, MessageSpec>>;
type Entries = (readonly [string, MessageSpec | null])[];
const gather = (found: Entries): Problems =>
  Object.fromEntries(found.flatMap(([field, problem]) => (problem ? [[field, problem]] : [])));

/** Signs that would end or fold a line of a letter's head, or be shown as nothing. */
const isOneLine = (text: string): boolean => !/[\p{Cc}\p{Cf}\u2028\u2029<>"]/u.test(text);

const checkName = (text: string, max: number, isNeeded = true): MessageSpec | null => {
  if (text.trim() === '') return isNeeded ? { id: 'required' } : null;
  if (text.length > max) return { id: 'too_long', max };
  return isOneLine(text) ? null : { id: 'wrong_value' };
};

/** A name that is an address says another one than the letter has: filters take that for a forgery. */
const checkSender = (text: string): MessageSpec | null =>
  checkName(text, senderNameMax) ?? (text.includes('@') ? { id: 'wrong_value' } : null);

/** Secure addresses of other sites alone: pages of this one stand in the menu by themselves. */
const checkOutside = (link: string, isNeeded: boolean): MessageSpec | null => {
  if (link === '') return isNeeded ? { id: 'required' } : null;
  if (link.length > linkMax) return { id: 'too_long', max: linkMax };
  return isSiteLink(link) && link.startsWith('https://') ? null : { id: 'outside_link' };
};

const checkWhole = (value: number, most: number, least = 1): MessageSpec | null => {
  if (!Number.isInteger(value)) return { id: 'count_integer' };
  if (value < least) return { id: 'number_min', min: least };
  return value > most ? { id: 'number_max', max: most } : null;
};

/** From after noon over midnight until noon at most: what is left for news are hours of the day. */
const isQuietNight = (from: number, to: number): boolean => from >= noon && to <= noon && to < from;

const checks: { readonly [S in SettingSection]: (values: SettingValues[S]) => Problems } = {
  brand: ({ brand }) => gather([['brand', checkName(brand, brandMax)]]),
  contacts: ({ team_email: email, team_phone: phone }) =>
    gather([
      ['team_email', email !== null && !isEmail(email) ? { id: 'email' } : null],
      ['team_phone', phone !== null && parsePhone(phone) === null ? { id: 'phone' } : null],
    ]),
  links: ({ social, ...links }) =>
    gather([
      ...Object.entries(links).map(([field, link]) => [field, checkOutside(link, false)] as const),
      ['social', social.length > socialMost ? { id: 'number_max', max: socialMost } : null],
      ...social.flatMap(({ title, title_en: english, link }, at): Entries => [
        [`social.${at}.title`, checkName(title, socialTitleMax)],
        [`social.${at}.title_en`, checkName(english ?? '', socialTitleMax, false)],
        [
          `social.${at}.link`,
          checkOutside(link, true) ?? (social.findIndex((one) => one.link === link) < at ? { id: 'said_twice' } : null),
        ],
      ]),
    ]),
  partners: ({ partners }) =>
    gather([
      ['partners', partners.length > partnersMost ? { id: 'number_max', max: partnersMost } : null],
      ...partners.map(
        (name, at) =>
          [
            `partners.${at}`,
            checkName(name, partnerMax) ?? (partners.indexOf(name) < at ? ({ id: 'said_twice' } as const) : null),
          ] as const,
      ),
    ]),
  season: ({ season }) => gather([['season', checkName(season, seasonMax, false)]]),
  sale: ({ sale_tiers: tiers, sale_move_fee: fee }) =>
    gather([
      ['sale_tiers', tiers !== null && !areRefundTiers(tiers) ? { id: 'refund_tiers' } : null],
      ['sale_move_fee', checkWhole(fee, moveFeeMax / 100, 0)],
    ]),
  approvals: (limits) => gather(limitFields.map((field) => [field, checkWhole(limits[field], limitMost[field], 0)])),
  letters: (letters) =>
    gather([
      ['sender_name', letters.sender_name === null ? null : checkSender(letters.sender_name)],
      ['reply_to', letters.reply_to !== null && !isEmail(letters.reply_to) ? { id: 'email' } : null],
      ...(['letters_per_minute', 'letters_per_domain'] as const).map((field) => {
        const rate = letters[field];
        return [field, rate === null ? null : checkWhole(rate, letterRateMost)] as const;
      }),
      ['quiet_from', checkWhole(letters.quiet_from, 23, 0)],
      [
        'quiet_to',
        checkWhole(letters.quiet_to, 23, 0) ??
          (isQuietNight(letters.quiet_from, letters.quiet_to) ? null : { id: 'quiet_hours' }),
      ],
    ]),
};

/** What is wrong with a section, by the field; both sides ask. */
export const checkSettings = <S extends SettingSection>(section: S, values: SettingValues[S]): Problems =>
  checks[section](values);

/** Fields that would let one person do more alone: a second one agrees to the change. */
export const raisedLimits = (before: ApprovalSums, after: ApprovalSums): (keyof ApprovalSums)[] =>
  limitFields.filter((field) => after[field] > before[field]);

/** What is stored of the limits, each that is none of its kind as it is by default. */
export const sumsFrom = (stored: unknown): ApprovalSums => {
  const given = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  const known = limitFields.flatMap((field) => {
    const value = given[field];
    return typeof value === 'number' && checkWhole(value, limitMost[field], 0) === null
      ? [[field, value] as const]
      : [];
  });
  return { ...settingDefaults.approvals, ...Object.fromEntries(known) };
};
