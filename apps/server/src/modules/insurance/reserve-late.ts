import { toUnix } from '../../kernel/clock.ts';
import { ok, refuse, type Result } from '../../kernel/result.ts';
import type { Tx } from '../../platform/database/index.ts';
import { findFormatForSaleById, selectOffersFor } from '../events/index.ts';
import type { StoredLine } from '../orders/index.ts';
import { arePricesAsNow, priceLines } from '../pricing/index.ts';
import type { InsuranceDetails } from './insurance-line.ts';
import { toPrice } from './price-offer.ts';

/**
 * Money after the order's end: what begins with a race is sold only while it can begin with it, an entered start moves on;
 * and the offer has to be sold for the format at the same price still. DEC-110, DEC-115
 */
export const reserveLateInsurance = async (
  tx: Tx,
  lines: readonly StoredLine<InsuranceDetails>[],
  now: Date,
): Promise<Result<ReadonlyMap<string, string>>> => {
  const isOver = lines.some((line) => {
    const { start, isTyped, delay = 0 } = line.details;
    return !isTyped && start <= toUnix(now) + delay;
  });
  if (isOver) return refuse({ code: 'insurance_unavailable' });
  const formats = await findFormatForSaleById(
    tx,
    lines.flatMap((line) => line.details.formatId ?? []),
  );
  const offers = await selectOffersFor(
    tx,
    lines.map((line) => line.itemPublicId),
    [...formats.values()].map(({ publicId }) => publicId),
  );
  const priced = lines.flatMap((line) => {
    const { formatId } = line.details;
    const offer = offers.find(({ publicId }) => publicId === line.itemPublicId);
    const isOffered = formatId === null || offer?.formats.includes(formats.get(formatId)?.publicId ?? '');
    if (!offer || !isOffered) return [];
    return [toPrice(offer, line)];
  });
  return arePricesAsNow(lines, await priceLines(tx, priced, { now }))
    ? ok(new Map())
    : refuse({ code: 'price_changed' });
};
