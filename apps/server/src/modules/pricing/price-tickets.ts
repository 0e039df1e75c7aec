import {
  type KeptSale,
  quoteLines,
  stepAt,
  type Discount,
  type LineToQuote,
  type QuoteContext,
  type QuotedLine,
  type TicketKind,
} from '@trassa/rules';
import { toUnix } from '../../kernel/clock.ts';
import type { Minor } from '../../kernel/money.ts';
import type { Executor } from '../../platform/database/index.ts';
import type { FormatForSale } from '../events/index.ts';
import { isForFormat } from '../promocodes/index.ts';
import { chooseSale, salesNow } from './choose-sale.ts';
import { findCitiesWithTicket } from './pricing.repository.ts';
import { type Moment, readPromocodes } from './promocode-rules.ts';

export type TicketToPrice = {
  readonly uniqueId: string;
  readonly format: FormatForSale;
  readonly kind: TicketKind;
  readonly count: number;
  /** The moment whose price each place has: of a live hold its own, else now (DEC-77, DEC-116). */
  readonly priceMoments: readonly Date[];
  readonly promocode: string | null;
};

/** Of whom a vip discount may be asked. Kopecks or percent by `discountForm`. */
export type Buyer = {
  readonly id: number;
  readonly roles: readonly string[];
  readonly discount: number;
  readonly discountForm: 'percent' | 'amount';
};

/** What a return needs to know of a group price: it hangs on the others (DEC-75, DEC-79). */
export type GroupPrice = {
  /** Kopecks of each place before discounts, and without any sale. */
  readonly list: readonly Minor[];
  readonly otherwise: readonly Minor[];
  /** Sales that were on for the format, reached or not. */
  readonly sales: readonly KeptSale[];
};

export type PricedTicket = QuotedLine & {
  readonly promocodeId: number | null;
  /** null: no sale took anything off. */
  readonly group: GroupPrice | null;
};

/** Kopecks of one place at a moment; a kind without a price is free. */
export const priceOf = (format: FormatForSale, kind: TicketKind, at: Date): Minor => {
  const steps = (format.kinds.find((one) => one.kind === kind)?.prices ?? []).map(({ startsAt, price }) => ({
    from: toUnix(startsAt),
    price,
  }));
  return (stepAt(steps, toUnix(at)) ?? steps[0])?.price ?? 0;
};

export const discountOfBuyer = ({ discount, discountForm }: Pick<Buyer, 'discount' | 'discountForm'>): Discount =>
  discountForm === 'percent' ? { form: 'percent', percent: discount } : { form: 'amount', amount: discount };

export const isVip = (buyer: Buyer | null): buyer is Buyer =>
  buyer !== null && buyer.roles.includes('vip') && buyer.discount > 0;

const vipOf = async (
  db: Executor,
  lines: readonly TicketToPrice[],
  buyer: Buyer | null,
  replaces: readonly number[] = [],
): Promise<QuoteContext['vip']> => {
  if (!isVip(buyer)) return null;
  const ids = await findCitiesWithTicket(
    db,
    buyer.id,
    lines.map((line) => line.format.eventCity.id),
    replaces,
  );
  return { discount: discountOfBuyer(buyer), citiesWithTicket: new Set([...ids].map(String)) };
};

/** True prices of ticket lines, in their order. Two statements at most, however many lines. DEC-77…81 */
export const priceTickets = async (
  db: Executor,
  lines: readonly TicketToPrice[],
  { buyer, ...moment }: Moment & { buyer: Buyer | null },
): Promise<PricedTicket[]> => {
  const { now } = moment;
  const formats = new Map(lines.map((line) => [line.uniqueId, line.format]));
  const { rules, idOf } = await readPromocodes(db, lines, moment, (promocode, { unique_id }) => {
    const format = formats.get(unique_id);
    return format !== undefined && isForFormat(promocode, format);
  });
  const toQuote = lines.map((line): LineToQuote => {
    const prices = line.priceMoments.map((at) => priceOf(line.format, line.kind, at));
    const price = prices[0] ?? priceOf(line.format, line.kind, now);
    return {
      unique_id: line.uniqueId,
      selector: 'ticket',
      count: line.count,
      price,
      prices,
      subject: line.format.publicId,
      scope: line.format.event.publicId,
      sale: chooseSale(line, price, lines, now),
      promocode: line.promocode,
      kind: line.kind,
      event_city: String(line.format.eventCity.id),
    };
  });
  const vip = await vipOf(db, lines, buyer, moment.replaces);
  const context = { now: toUnix(now), vip, promocodes: rules };
  const quoted = quoteLines(toQuote, context);
  const isOnSale = toQuote.some(({ sale }) => sale !== null);
  const plain = isOnSale
    ? quoteLines(
        toQuote.map((line) => ({ ...line, sale: null })),
        context,
      )
    : quoted;
  return quoted.map((line, index) => ({
    ...line,
    promocodeId: line.promocode_count ? idOf(lines[index]?.promocode) : null,
    group: toQuote[index]?.sale
      ? {
          list: line.places.map(({ price }) => price),
          otherwise: plain[index]?.places.map(({ price, discount }) => price - discount) ?? [],
          sales: salesNow(lines[index]?.format.sales ?? [], now),
        }
      : null,
  }));
};
