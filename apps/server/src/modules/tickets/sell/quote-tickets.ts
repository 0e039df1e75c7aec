import type { Language, MessageSpec, TicketLine } from '@trassa/contracts';
import { defaultKind, formatWithDistance } from '@trassa/rules';
import type { Executor } from '../../../platform/database/index.ts';
import { findFormatForSale, type FormatForSale, raceTitle } from '../../events/index.ts';
import {
  type LineProblem,
  type LineQuote,
  type Parcel,
  type QuoteContext,
  type SentLine,
  soldLine,
  unsoldLine,
} from '../../orders/index.ts';
import { priceMoments } from '../../inventory/index.ts';
import type { PricedLine } from '../../pricing/index.ts';
import { priceOf, priceTickets } from './price-tickets.ts';
import { checkClubAndTeam, checkLineParticipant } from '../register/check-participant.ts';
import { checkGroup, checkLine, groupsOf } from './check-places.ts';
import type { HeldPlaces, TicketLineToQuote, LineFiles, TicketClubs, TicketFiles, TicketPlan } from './ticket-line.ts';
import { findHeldPlaces } from './ticket-lines.repository.ts';

const noFiles: LineFiles = { licenseFileId: null, fileId: null };
const present = (ids: readonly (string | null | undefined)[]): string[] => [
  ...new Set(ids.filter((id): id is string => Boolean(id))),
];

type Found = {
  formats: Map<string, FormatForSale>;
  holds: Map<string, HeldPlaces>;
  files: Map<string, number>;
  clubs: Set<string>;
};
/** Ports of what a line may name. */
type Ports = { readonly files: TicketFiles; readonly clubs: TicketClubs };

/** Four statements at most, however many lines. */
const findAll = async (
  db: Executor,
  ports: Ports,
  lines: readonly TicketLine[],
  purpose: QuoteContext['purpose'],
): Promise<Found> => {
  const formats = await findFormatForSale(
    db,
    lines.map((line) => line.format_public_id),
  );
  const holds = await findHeldPlaces(db, present(lines.map((line) => line.hold_id)));
  if (purpose !== 'order') return { formats, holds, files: new Map(), clubs: new Set() };
  const files = await ports.files.findUsable(db, present(lines.flatMap((line) => [line.license_file, line.file])));
  const clubs = await ports.clubs.findKnown(db, present(lines.map(({ club }) => club?.public_id)));
  return { formats, holds, files, clubs };
};

const toKnown = ({ path, uniqueId, line }: SentLine<TicketLine>, { formats, holds }: Found): TicketLineToQuote => {
  const format = formats.get(line.format_public_id) ?? null;
  const kind = line.kind ?? defaultKind;
  const hold = line.hold_id ? holds.get(line.hold_id) : undefined;
  const fits = hold?.isGood && hold.formatId === format?.id && hold.kind === kind;
  return { path, uniqueId, line, kind, format, hold: line.hold_id ? (fits && hold ? hold : null) : undefined };
};

const filesOf = ({ line }: TicketLineToQuote, files: Found['files']): LineFiles => ({
  licenseFileId: (line.license_file && files.get(line.license_file)) || null,
  fileId: (line.file && files.get(line.file)) || null,
});

/** Price of a line that cannot be bought: what a place costs now. */
const unsold = (known: TicketLineToQuote, now: Date, problem: LineProblem): LineQuote<TicketPlan> =>
  unsoldLine(known, {
    count: known.line.count,
    price: known.format ? priceOf(known.format, known.kind, now) : 0,
    problem,
  });

/** The moments whose prices the places of lines have; lines that share a hold share its places in their order (DEC-116). */
const momentsOf = (lines: readonly TicketLineToQuote[], now: Date): Map<TicketLineToQuote, readonly Date[]> => {
  const used = new Map<string, number>();
  return new Map(
    lines.map((known) => {
      const { hold, line } = known;
      const before = hold ? (used.get(hold.id) ?? 0) : 0;
      if (hold) used.set(hold.id, before + line.count);
      return [known, hold ? priceMoments(hold, before + line.count, now).slice(before) : []];
    }),
  );
};

/** Places by what they cost, where they differ; undefined: they do not. */
const partsOf = ({ places }: PricedLine): LineQuote['priceParts'] => {
  const parts: { count: number; price: number }[] = [];
  for (const { price } of places) {
    const last = parts.at(-1);
    if (last?.price === price) last.count += 1;
    else parts.push({ count: 1, price });
  }
  return parts.length > 1 ? parts : undefined;
};

type Checked = {
  readonly plan: Omit<TicketPlan, 'prices' | 'list' | 'isVip' | 'group'>;
  readonly errors: Record<string, MessageSpec>;
  readonly problem: LineProblem | null;
};

/** A participant's pack: number, chip, shirt. */
const packGrams = 400;

/** Packs that are sent home; others are handed out at the start (BASKET-09, DEC-92). */
const parcelOf = (line: TicketLine, format: FormatForSale): Parcel | null =>
  format.delivery && line.delivery_public_id
    ? {
        grams: packGrams * line.count,
        count: line.count,
        methodPublicId: line.delivery_public_id,
        data: line.delivery ?? null,
        pickupPublicId: null,
        goods: 'ticket',
      }
    : null;

/** 'Забег, Москва, 2027 · Личный, 10 км': an order, its receipt and its letter name the very start; no line begins with the dot. */
export const lineTitle = (format: FormatForSale, language: Language): string =>
  `${raceTitle(format, language)}\u00a0· ${formatWithDistance(format.title[language], format.distance, language)}`;

const sold = (
  known: TicketLineToQuote,
  priced: PricedLine,
  { plan, errors, problem }: Checked,
): LineQuote<TicketPlan> => {
  const { format } = plan;
  return soldLine(known, priced, {
    priceParts: partsOf(priced),
    parcel: parcelOf(known.line, format),
    problem,
    item: { format_public_id: format.publicId },
    errors,
    goods: {
      itemId: format.id,
      itemPublicId: format.publicId,
      startId: format.eventCity.id,
      title: { ru: lineTitle(format, 'ru'), en: lineTitle(format, 'en') },
      names: { title: format.title, event: format.event.title },
      plan: {
        ...plan,
        prices: priced.places.map((place) => place.price - place.discount),
        list: partsOf(priced) ? priced.places.map((place) => place.price) : null,
        isVip: priced.places.some(({ reason }) => reason === 'vip'),
        group: priced.group,
      },
    },
  });
};

/** True prices of ticket lines; for an order also everything that is asked of them (API 5.2, DEC-52…64, DEC-77…81). */
export const quoteTickets = async (
  db: Executor,
  ports: Ports,
  sent: readonly SentLine<TicketLine>[],
  context: QuoteContext,
): Promise<LineQuote<TicketPlan>[]> => {
  const found = await findAll(
    db,
    ports,
    sent.map(({ line }) => line),
    context.purpose,
  );
  const lines = sent.map((one) => toKnown(one, found));
  const problems = new Map<TicketLineToQuote, LineProblem>();
  for (const known of lines) {
    const problem = checkLine(known, context);
    if (problem) problems.set(known, problem);
  }
  const good = lines.filter((known) => !problems.has(known));
  const moments = momentsOf(good, context.now);
  const priced = await priceTickets(
    db,
    good.map((known) => ({
      uniqueId: known.uniqueId,
      format: known.format as FormatForSale,
      kind: known.kind,
      count: known.line.count,
      priceMoments: moments.get(known) ?? [],
      promocode: known.line.promocode ?? null,
    })),
    {
      now: context.now,
      buyer: context.account,
      replaces: [...context.replaces, ...good.flatMap(({ hold }) => hold?.orderId ?? [])],
    },
  );
  const groups = new Map(
    groupsOf(good).flatMap((group) => {
      const problem = checkGroup(group);
      return group.map((known) => [known, problem] as const);
    }),
  );
  const check = (known: TicketLineToQuote, format: FormatForSale): Checked => {
    const problem = groups.get(known) ?? null;
    const plain = { line: known.line, format, kind: known.kind, replaces: known.hold?.orderId ?? null };
    if (context.purpose === 'price')
      return { plan: { ...plain, ...noFiles, info: null, clubPublicId: null }, errors: {}, problem };
    const attached = filesOf(known, found.files);
    const { info, errors } = checkLineParticipant(known, attached, context.now);
    const clubPublicId = (info && known.line.club?.public_id) || null;
    const lineErrors = { ...errors, ...checkClubAndTeam(known, found.clubs) };
    return { plan: { ...plain, ...attached, info, clubPublicId }, errors: lineErrors, problem };
  };
  return lines.map((known): LineQuote<TicketPlan> => {
    const problem = problems.get(known);
    const price = priced[good.indexOf(known)];
    if (problem || !price || !known.format)
      return unsold(known, context.now, problem ?? { code: 'sale_closed', message: { id: 'sale_closed' } });
    return sold(known, price, check(known, known.format));
  });
};
