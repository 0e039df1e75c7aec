import { type QuoteContext, stepAt, type TicketKind } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import type { Minor } from '../../../kernel/money.ts';
import type { Executor } from '../../../platform/database/index.ts';
import type { FormatForSale } from '../../events/index.ts';
import { type LineToPrice, type PricedLine, priceLines, saleRule } from '../../pricing/index.ts';
import { findVip, type VipBuyer } from '../vip/find-vip.ts';
import { groupsOf } from './groups-of-format.ts';

export type TicketToPrice = {
  readonly uniqueId: string;
  readonly format: FormatForSale;
  readonly kind: TicketKind;
  readonly count: number;
  /** The moment whose price each place has: of a live hold its own, else now (DEC-77, DEC-116). */
  readonly priceMoments: readonly Date[];
  readonly promocode: string | null;
};

/** Kopecks of one place at a moment; a kind without a price is free. */
export const priceOf = (format: FormatForSale, kind: TicketKind, at: Date): Minor => {
  const steps = (format.kinds.find((one) => one.kind === kind)?.prices ?? []).map(({ startsAt, price }) => ({
    from: toUnix(startsAt),
    price,
  }));
  return (stepAt(steps, toUnix(at)) ?? steps[0])?.price ?? 0;
};

const toPrice = ({ format, kind, priceMoments, ...line }: TicketToPrice, now: Date): LineToPrice => {
  const prices = priceMoments.map((at) => priceOf(format, kind, at));
  return {
    ...line,
    selector: 'ticket',
    item: format,
    group: format.event,
    groups: groupsOf(format),
    kind,
    eventCity: String(format.eventCity.id),
    price: prices[0] ?? priceOf(format, kind, now),
    prices,
    sales: format.sales.map((sale) => saleRule({ ...sale, subjects: sale.formatPublicIds })),
  };
};

/** What tickets are priced by: the moment, their buyer, and own waiting orders that the purchase takes the place of. */
export type TicketMoment = {
  readonly now: Date;
  readonly replaces?: readonly number[];
  readonly buyer: VipBuyer | null;
};

/** True prices of ticket lines, in their order. Two statements at most, however many lines. DEC-77…81 */
export const priceTickets = async (
  db: Executor,
  lines: readonly TicketToPrice[],
  { buyer, ...moment }: TicketMoment,
): Promise<PricedLine[]> => {
  const vip: QuoteContext['vip'] = await findVip(db, lines, buyer, moment.replaces);
  return priceLines(
    db,
    lines.map((line) => toPrice(line, moment.now)),
    { ...moment, vip },
  );
};
