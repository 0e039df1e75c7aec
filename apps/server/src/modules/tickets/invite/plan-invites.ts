import type { InviteProblem } from '@trassa/contracts/office';
import { errorText, type Language, type MessageSpec, type TicketLine } from '@trassa/contracts';
import { emailKey, isEmail, normaliseEmail, type TicketKind } from '@trassa/rules';
import { randomId } from '../../../kernel/ids.ts';
import type { FormatForSale } from '../../events/index.ts';
import type { SoldLine } from '../../orders/index.ts';
import { checkAnswers } from '../register/check-participant.ts';
import { priceOf } from '../sell/price-tickets.ts';
import { lineTitle } from '../sell/quote-tickets.ts';
import type { TicketPlan } from '../sell/ticket-line.ts';

/** One line of a list: somebody by name, or tickets without participants. */
export type InviteRow = {
  readonly email: string;
  readonly format: string;
  readonly kind: TicketKind;
  readonly info: Readonly<Record<string, unknown>> | null;
  readonly count: number;
};

type Line = SoldLine<TicketPlan>;
/** What goes to one mailbox. */
export type PlannedGift = { readonly email: string; readonly lines: readonly Line[] };
export type InvitePlan = {
  readonly gifts: readonly PlannedGift[];
  readonly problems: readonly InviteProblem[];
  /** Line of the list by the unique_id of what was made of it. */
  readonly lineOf: ReadonlyMap<string, number>;
};

type Of = {
  /** Of this start alone, by public id. */
  readonly formats: ReadonlyMap<string, FormatForSale>;
  readonly now: Date;
  readonly language: Language;
};

/** Teams that are whole or nothing have no place for one more. */
const isWhole = (format: FormatForSale): boolean => format.isTeam && (format.teamAll || format.fixedCount);

const problemsOf = (row: InviteRow, { formats, now }: Of): Record<string, MessageSpec> => {
  const format = formats.get(row.format);
  const problems: Record<string, MessageSpec> = {};
  if (!isEmail(normaliseEmail(row.email))) problems['email'] = { id: 'email' };
  if (!format) return { ...problems, format: { id: 'invite_format' } };
  if (format.startTime <= now) problems['format'] = { id: 'invite_past' };
  else if (isWhole(format)) problems['format'] = { id: 'invite_team' };
  else if (!format.kinds.some(({ kind }) => kind === row.kind)) problems['kind'] = { id: 'tickets_unavailable' };
  if (row.info === null) return problems;
  const given = { info: row.info, licenseFileId: null, fileId: null, number: null };
  return { ...checkAnswers(format, given, now).problems, ...problems };
};

const toLine = (row: InviteRow, format: FormatForSale, index: number, now: Date): Line => {
  const { kind, count } = row;
  const uniqueId = randomId();
  const price = priceOf(format, kind, now);
  const info =
    row.info === null
      ? null
      : checkAnswers(format, { info: row.info, licenseFileId: null, fileId: null, number: null }, now).info;
  const line: TicketLine = { unique_id: uniqueId, format_public_id: format.publicId, kind, count };
  return {
    path: `rows.${index}`,
    uniqueId,
    count,
    price,
    discount: price * count,
    total: 0,
    reason: null,
    promocodeCount: 0,
    problem: null,
    errors: {},
    goods: {
      itemId: format.id,
      itemPublicId: format.publicId,
      startId: format.eventCity.id,
      title: { ru: lineTitle(format, 'ru'), en: lineTitle(format, 'en') },
      promocodeId: null,
      plan: {
        line,
        format,
        kind,
        replaces: null,
        info,
        clubPublicId: null,
        licenseFileId: null,
        fileId: null,
        prices: Array.from({ length: count }, () => 0),
        list: null,
        isVip: false,
        group: null,
      },
    },
  };
};

/** What would be given to whom, or what is wrong in which line of the list (from 1). BO-062 */
export const planInvites = (rows: readonly InviteRow[], of: Of): InvitePlan => {
  const problems: InviteProblem[] = [];
  const gifts = new Map<string, { email: string; lines: Line[] }>();
  const lineOf = new Map<string, number>();
  for (const [index, row] of rows.entries()) {
    const found = Object.entries(problemsOf(row, of));
    problems.push(
      ...found.map(([field, problem]) => ({ line: index + 1, field, message: errorText(of.language, problem) })),
    );
    const format = of.formats.get(row.format);
    if (found.length || !format) continue;
    const line = toLine(row, format, index, of.now);
    lineOf.set(line.uniqueId, index + 1);
    const email = normaliseEmail(row.email);
    const gift = gifts.get(emailKey(email)) ?? { email, lines: [] };
    gift.lines.push(line);
    gifts.set(emailKey(email), gift);
  }
  return { gifts: [...gifts.values()], problems, lineOf };
};
