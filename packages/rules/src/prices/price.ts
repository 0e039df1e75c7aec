import type { DiscountReason, Discount, Candidate } from './discount.ts';
import { discountOf, largestDiscount } from './discount.ts';
import type { TicketKind } from '../kind.ts';
import type { MessageSpec } from '../message.ts';
import type { Minor } from './money.ts';
import { normaliseCode } from './promocode.ts';
import { isSaleRunning, largestSale, type SaleRule } from './sale.ts';

export type PromocodeRule = {
  /** 1…100 (DEC-81) */
  readonly percent: number;
  /** Places per order. */
  readonly codeCount: number;
  /** Uses left in all. */
  readonly available: number;
  /** Whether it is for this line; a code for something else reads as unknown (DEC-82). */
  readonly isFor: (line: LineToQuote) => boolean;
};

/** One basket line of any kind of goods. A sale is for tickets and shop goods, vip for tickets, a certificate has none. */
export type LineToQuote = {
  readonly uniqueId: string;
  /** Of its kind of goods: sales and codes keep within one. */
  readonly selector: string;
  readonly count: number;
  /** Kopecks of one place before discounts; of a held place the one of its first moment. */
  readonly price: Minor;
  /** Kopecks of each place where they differ: places added to a hold after its price rose (DEC-116). `price` is the first. */
  readonly prices?: readonly Minor[];
  /** Public id of the format, product, offer or nominal. */
  readonly subject: string;
  /** What an unlisted sale covers: the event of a ticket, the product of a shop line. */
  readonly scope: string;
  readonly sale: SaleRule | null;
  /** As typed; '' and null: none. */
  readonly promocode: string | null;
  /** Tickets only. */
  readonly kind?: TicketKind;
  readonly eventCity?: string;
};

export type QuoteContext = {
  /** Unix seconds. */
  readonly now: number;
  /** The buyer's vip discount and the event cities where he already holds an athlete ticket (DEC-78); null: not a vip. */
  readonly vip: { readonly discount: Discount; readonly citiesWithTicket: ReadonlySet<string> } | null;
  /** Working codes by their normalised text, a twin with the same rule (its uses count once); a refused one stands with its message. */
  readonly promocodes: ReadonlyMap<string, PromocodeRule | MessageSpec>;
};

export type QuotedPlace = { readonly price: Minor; readonly discount: Minor; readonly reason: DiscountReason | null };

/** Kopecks that one discount took off. */
export type DiscountShare = { readonly reason: DiscountReason; readonly sum: Minor };

export type QuotedLine = {
  readonly uniqueId: string;
  /** Of one place, before discounts; of the first one where they differ. */
  readonly price: Minor;
  readonly count: number;
  readonly total: Minor;
  /** Of the whole line. */
  readonly discount: Minor;
  /** The one that took most off the line. */
  readonly reason: DiscountReason | null;
  /** What each discount took off the line; one that took nothing is absent. They add up to `discount`. */
  readonly shares: readonly DiscountShare[];
  /** Places where the code won: that many uses are taken (DEC-80, DEC-81). */
  readonly promocodeCount: number;
  /** Of the code; the line is priced without it. */
  readonly error: MessageSpec | null;
  /** The line is a vip's first ticket alone: its code field is off. One of more tickets has the field for the others (DEC-78, DEC-111). */
  readonly isPromocodeOff: boolean;
  readonly places: readonly QuotedPlace[];
};

/** A sale is on between its dates and when the basket holds enough places of what it lists (DEC-79). */
const isSaleOn = (line: LineToQuote, lines: readonly LineToQuote[], now: number): boolean => {
  const { sale } = line;
  if (!sale || !isSaleRunning(sale, now)) return false;
  const covers = ({ selector, subject, scope }: LineToQuote): boolean =>
    selector === line.selector && (sale.subjects.length ? sale.subjects.includes(subject) : scope === line.scope);
  return covers(line) && lines.reduce((sum, other) => sum + (covers(other) ? other.count : 0), 0) >= sale.count;
};

/** Of several sales of a line the one that takes most off its price among those that are on; null: none is. DEC-79 */
export const bestSale = (
  line: LineToQuote,
  sales: readonly SaleRule[],
  lines: readonly LineToQuote[],
  now: number,
): SaleRule | null =>
  largestSale(
    sales.filter((sale) => isSaleOn({ ...line, sale }, lines, now)),
    line.price,
  );

/** Lines whose first place is a vip's first athlete ticket of its event city (DEC-78, PRICE-01, PRICE-02). */
const vipLines = (lines: readonly LineToQuote[], { vip }: QuoteContext): ReadonlySet<LineToQuote> => {
  const chosen = new Set<LineToQuote>();
  if (!vip) return chosen;
  const cities = new Set(vip.citiesWithTicket);
  for (const line of lines) {
    if (
      line.selector !== 'ticket' ||
      line.kind !== 'athlete' ||
      line.eventCity === undefined ||
      cities.has(line.eventCity)
    )
      continue;
    cities.add(line.eventCity);
    chosen.add(line);
  }
  return chosen;
};

/** Uses that a code still has in this order, counted over all its lines (PRICE-03). */
const makeUses = () => {
  const taken = new Map<PromocodeRule, number>();
  const takenOf = (rule: PromocodeRule): number => taken.get(rule) ?? 0;
  return {
    has: (rule: PromocodeRule): boolean => takenOf(rule) < Math.min(rule.codeCount, rule.available),
    take: (rule: PromocodeRule): void => {
      taken.set(rule, takenOf(rule) + 1);
    },
  };
};

const codeOf = (
  line: LineToQuote,
  { promocodes }: QuoteContext,
): { rule: PromocodeRule | null; error: MessageSpec | null } => {
  const code = line.selector === 'certificate' ? '' : normaliseCode(line.promocode);
  if (!code) return { rule: null, error: null };
  const found = promocodes.get(code);
  if (found && 'id' in found) return { rule: null, error: found };
  return found?.isFor(line) ? { rule: found, error: null } : { rule: null, error: { id: 'promocode_unknown' } };
};

const reasons: readonly DiscountReason[] = ['sale', 'vip', 'promocode'];

const sharesOf = (places: readonly QuotedPlace[]): DiscountShare[] =>
  reasons
    .map((reason) => ({
      reason,
      sum: places.reduce((sum, place) => sum + (place.reason === reason ? place.discount : 0), 0),
    }))
    .filter(({ sum }) => sum > 0);

const reasonOf = (shares: readonly DiscountShare[]): DiscountReason | null =>
  largestDiscount(shares.map(({ reason, sum }) => ({ reason, amount: sum })))?.reason ?? null;

/**
 * True prices of basket lines in kopecks, in their order: each place gets the largest of sale, vip and promocode
 * (DEC-77…81; worked tables in docs/domain/pricing.md). Nothing is reserved, nothing is refused: a code that does not work
 * is told in `error`.
 */
export const quoteLines = (lines: readonly LineToQuote[], context: QuoteContext): QuotedLine[] => {
  const vipFirst = vipLines(lines, context);
  const uses = makeUses();
  return lines.map((line) => {
    const sale = isSaleOn(line, lines, context.now) ? line.sale : null;
    const { rule, error } = codeOf(line, context);
    const places = Array.from({ length: line.count }, (_, place): QuotedPlace => {
      const price = line.prices?.[place] ?? line.price;
      const candidates: Candidate[] = [{ reason: 'sale', amount: sale ? discountOf(price, sale.discount) : 0 }];
      if (context.vip && place === 0 && vipFirst.has(line))
        candidates.push({ reason: 'vip', amount: discountOf(price, context.vip.discount) });
      if (rule && uses.has(rule))
        candidates.push({
          reason: 'promocode',
          amount: discountOf(price, { form: 'percent', percent: rule.percent }),
        });
      const best = largestDiscount(candidates);
      if (rule && best?.reason === 'promocode') uses.take(rule);
      return { price, discount: best?.amount ?? 0, reason: best?.reason ?? null };
    });
    const discount = places.reduce((sum, place) => sum + place.discount, 0);
    const shares = sharesOf(places);
    return {
      uniqueId: line.uniqueId,
      price: line.price,
      count: line.count,
      total: places.reduce((sum, place) => sum + place.price - place.discount, 0),
      discount,
      reason: reasonOf(shares),
      shares,
      promocodeCount: places.filter((place) => place.reason === 'promocode').length,
      error,
      isPromocodeOff: line.count === 1 && vipFirst.has(line),
      places,
    };
  });
};
