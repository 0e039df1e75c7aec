import type { InsuranceLine, MessageSpec, TicketLine } from '@trassa/contracts';
import { checkInsured, insuranceStart, normaliseInsured, parseIsoDate } from '@trassa/rules';
import { fromUnix, toUnix } from '../../kernel/clock.ts';
import type { Executor } from '../../platform/database/index.ts';
import { findFormatForSale, raceTitle, selectOffersFor } from '../events/index.ts';
import {
  type LineProblem,
  type LineQuote,
  linesOfKind,
  type QuoteContext,
  type SentLine,
  soldLine,
  unsoldLine,
} from '../orders/index.ts';
import { type PricedLine, priceLines } from '../pricing/index.ts';
import { type InsurancePlan, type InsuranceLineToQuote, takesTicket, termsOf } from './insurance-line.ts';
import { toPrice } from './price-offer.ts';

const ticketsOf = (context: QuoteContext): Map<string, TicketLine> =>
  new Map(linesOfKind(context, 'ticket').map(({ uniqueId, line }) => [uniqueId, line]));

/** Two statements, however many lines. */
const findAll = async (
  db: Executor,
  sent: readonly SentLine<InsuranceLine>[],
  context: QuoteContext,
): Promise<InsuranceLineToQuote[]> => {
  const tickets = ticketsOf(context);
  const named = sent.map((one) => {
    const line = one.line;
    const ticket = (line.abid && tickets.get(line.abid)) || null;
    return { one, line, ticket, formatId: ticket?.format_public_id ?? line.format_public_id ?? null };
  });
  const formatIds = named.map(({ formatId }) => formatId).filter((id) => id !== null);
  const formats = await findFormatForSale(db, formatIds);
  const offers = await selectOffersFor(
    db,
    named.map(({ line }) => line.insurance.public_id),
    formatIds,
  );
  return named.map(({ one, line, ticket, formatId }) => {
    const offer = offers.find(({ publicId }) => publicId === line.insurance.public_id) ?? null;
    const format = (formatId && formats.get(formatId)) || null;
    return {
      path: one.path,
      uniqueId: one.uniqueId,
      line,
      offer,
      ticket,
      format,
      isFormatNamed: formatId !== null,
      isOffered: offer !== null && format !== null && offer.formats.includes(format.publicId),
    };
  });
};

const unavailable: LineProblem = { code: 'insurance_unavailable', message: { id: 'insurance_unavailable' } };

/** Without a format nothing but an insurance for every start with a date of its own is sold. */
const isForAnyStart = ({ offer, isFormatNamed }: InsuranceLineToQuote): boolean =>
  offer !== null && !isFormatNamed && !offer.isStartDate;

/** The person of the ticket line as far as the ticket takes him: with preregistration whatever the page says of the form. */
const participantOf = ({ ticket, format }: InsuranceLineToQuote): Record<string, unknown> | null =>
  ticket && ticket.info && (ticket.preReg === 'ok' || format?.preregistration) ? ticket.info : null;

const countOf = ({ line }: InsuranceLineToQuote): number => line.count ?? 1;
const mostOf = (known: InsuranceLineToQuote): number => (takesTicket(known) ? (known.ticket?.count ?? 1) : 1);

const checkLine = (known: InsuranceLineToQuote, now: Date): LineProblem | null => {
  const { offer, format, ticket, isOffered } = known;
  if (!offer || !(isOffered || isForAnyStart(known))) return unavailable;
  if (format && toUnix(format.startTime) <= toUnix(now) + (offer.isStartDate ? offer.activationDelaySeconds : 0))
    return unavailable;
  if (ticket?.kind === 'spectator') return unavailable;
  const participant = takesTicket(known) ? participantOf(known) : null;
  if (!participant) return null;
  // The ticket's form says what is wrong with its date; here only the age is the insurance's own affair.
  if (typeof participant['birth_date'] !== 'string' || !parseIsoDate(participant['birth_date'])) return null;
  const start = { start_date: known.line.start_date };
  const { birth_date } = checkInsured({ ...participant, ...start }, termsOf(offer, format), toUnix(now));
  return birth_date ? { code: 'insurance_unavailable', message: birth_date } : null;
};

/** Wrong fields by path; who takes the ticket's participant is asked at most for the start. */
const checkFields = (known: InsuranceLineToQuote, now: Date): Record<string, MessageSpec> => {
  const { offer, format, line, path } = known;
  if (!offer) return {};
  const problems = Object.entries(checkInsured(line, termsOf(offer, format), toUnix(now)));
  const asked = takesTicket(known) ? problems.filter(([field]) => field === 'start_date') : problems;
  return Object.fromEntries(asked.map(([field, problem]) => [`${path}.${field}`, problem]));
};

const checkCount = (known: InsuranceLineToQuote): Record<string, MessageSpec> => {
  const count = countOf(known);
  const isGood = Number.isInteger(count) && count >= 1 && count <= mostOf(known);
  return isGood ? {} : { [`${known.path}.count`]: { id: 'wrong_value' } };
};

const unsold = (
  known: InsuranceLineToQuote,
  problem: LineProblem | null,
  errors: LineQuote['errors'] = {},
): LineQuote<InsurancePlan> => unsoldLine(known, { count: 1, price: known.offer?.price ?? 0, problem, errors });

const planOf = (known: InsuranceLineToQuote, errors: Record<string, MessageSpec>, now: Date): InsurancePlan | null => {
  const { offer, format, line } = known;
  if (!offer) return null;
  const start = insuranceStart(line, termsOf(offer, format)) ?? toUnix(now);
  const isWhole = !takesTicket(known) && !Object.keys(errors).length;
  return {
    offer,
    format,
    abid: known.ticket ? (line.abid ?? null) : null,
    takesTicket: takesTicket(known),
    person: isWhole ? normaliseInsured(line) : null,
    start: fromUnix(start),
  };
};

const nameOf = ({ offer }: InsurancePlan) => ({ ru: offer.titleRu, en: offer.titleEn ?? offer.titleRu });

const titleOf = (plan: InsurancePlan): { ru: string; en: string } => {
  const { format } = plan;
  const name = nameOf(plan);
  if (!format) return name;
  return { ru: `${name.ru}\u00a0· ${raceTitle(format, 'ru')}`, en: `${name.en}\u00a0· ${raceTitle(format, 'en')}` };
};

const sold = (
  known: InsuranceLineToQuote,
  priced: PricedLine,
  plan: InsurancePlan,
  errors: Record<string, MessageSpec>,
): LineQuote<InsurancePlan> =>
  soldLine(known, priced, {
    errors,
    goods: {
      itemId: plan.offer.id,
      itemPublicId: plan.offer.publicId,
      ...(plan.format && { startId: plan.format.eventCity.id }),
      title: titleOf(plan),
      names: { title: nameOf(plan), ...(plan.format && { event: plan.format.event.title }) },
      plan,
    },
  });

/**
 * True prices of insurance lines; for an order also who is insured and from when. A line that takes the participant of a
 * ticket of the same request asks for no form. INS-10…20, DEC-80, DEC-95…97
 */
export const quoteInsurance = async (
  db: Executor,
  sent: readonly SentLine<InsuranceLine>[],
  context: QuoteContext,
): Promise<LineQuote<InsurancePlan>[]> => {
  const { now, purpose } = context;
  const lines = await findAll(db, sent, context);
  const problems = new Map(lines.map((known) => [known, checkLine(known, now)]));
  const good = lines.filter((known) => !problems.get(known) && !Object.keys(checkCount(known)).length);
  const priced = await priceLines(
    db,
    good.flatMap((known) => {
      const { offer, uniqueId, line } = known;
      return offer ? [toPrice(offer, { uniqueId, count: countOf(known), promocode: line.promocode ?? null })] : [];
    }),
    { now, replaces: context.replaces },
  );
  return lines.map((known) => {
    const price = priced[good.indexOf(known)];
    if (!price) return unsold(known, problems.get(known) ?? null, checkCount(known));
    const errors = purpose === 'order' ? checkFields(known, now) : {};
    const plan = planOf(known, errors, now);
    return plan ? sold(known, price, plan, errors) : unsold(known, unavailable);
  });
};
