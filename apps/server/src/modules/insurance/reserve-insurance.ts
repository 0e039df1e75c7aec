import { toUnix } from '../../kernel/clock.ts';
import type { Minor } from '../../kernel/money.ts';
import type { ReservedLine, SoldLine } from '../orders/index.ts';
import { type InsuranceDetails, type InsurancePlan, offerTerms } from './insurance-line.ts';

/** What was paid for a line, split into whole kopecks: the first pieces take what does not divide. */
const split = (total: Minor, count: number): Minor[] =>
  Array.from({ length: count }, (_, index) => Math.floor(total / count) + (index < total % count ? 1 : 0));

/** Policies are not counted out: an order keeps whom it insures, from when, and for how much. */
export const reserveInsurance = (lines: readonly SoldLine<InsurancePlan>[]): ReservedLine<InsuranceDetails>[] =>
  lines.map((line) => {
    const { offer, format, abid, takesTicket, person, start } = line.goods.plan;
    const details: InsuranceDetails = {
      formatId: format?.id ?? null,
      abid,
      takesTicket,
      person,
      start: toUnix(start),
      isTyped: !offer.isStartDate,
      delay: offer.activationDelaySeconds,
      validity: offer.validitySeconds,
      terms: offerTerms(offer),
      prices: split(line.total, line.count),
    };
    return { uniqueId: line.uniqueId, holdId: null, details };
  });
