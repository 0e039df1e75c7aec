import { errorText, type Language, type Quote } from '@trassa/contracts';
import { toRoubles } from '../../../kernel/money.ts';
import { ok, refuse, type Result } from '../../../kernel/result.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { Account } from '../../accounts/index.ts';
import type { ShipmentQuote } from '../ports.ts';
import { type PurchaseDeps, type QuotedCode, quotePurchase } from './quote-purchase.ts';
import { type Baskets, linesOf, maxLines } from './request-lines.ts';
import type { Goods, LineQuote } from '../sellable.ts';

export type QuoteBasket = {
  readonly baskets: Baskets;
  readonly account: Account | null;
  readonly now: Date;
  readonly language: Language;
};

const presentNames = ({ title, names = { title } }: Goods, language: Language) => ({
  names: {
    title: names.title[language],
    ...(names.event ? { event: names.event[language] } : {}),
    ...(names.variant ? { variant: names.variant[language] } : {}),
  },
});

const presentPart = ({ count, price }: { count: number; price: number }) => ({ count, price: toRoubles(price) });

const presentLine = (line: LineQuote, language: Language): Quote['lines'][number] => {
  const { problem, errors } = line;
  const message = problem?.message ?? Object.values(errors)[0];
  return {
    unique_id: line.uniqueId,
    price: toRoubles(line.price),
    ...(line.priceParts ? { price_parts: line.priceParts.map(presentPart) } : {}),
    count: line.count,
    totalCost: toRoubles(line.total),
    discount: toRoubles(line.discount),
    reason: line.reason,
    shares: (line.shares ?? []).map(({ reason, sum }) => ({ reason, sum: toRoubles(sum) })),
    promocode_count: line.promocodeCount,
    ...(line.isPromocodeOff ? { promocode_off: true } : {}),
    ...(line.goods ? presentNames(line.goods, language) : {}),
    ...(message ? { error: errorText(language, message), code: problem?.code ?? 'validation' } : {}),
  };
};

const presentShipment = (shipment: ShipmentQuote, language: Language): Quote['shipments'][number] => ({
  delivery_public_id: shipment.methodPublicId,
  method: shipment.title[language],
  cost: toRoubles(shipment.cost),
  days_min: shipment.daysMin,
  days_max: shipment.daysMax,
  lines: [...shipment.uniqueIds],
});

const presentCode = ({ code, amount, problem }: QuotedCode, language: Language): Quote['certificates'][number] => ({
  code,
  amount: toRoubles(amount),
  ...(problem ? { error: errorText(language, problem) } : {}),
});

/** True prices of a basket; nothing is reserved. What cannot be bought says why and costs nothing. DEC-77 */
export const quoteBasket = async (
  deps: PurchaseDeps & { db: Database },
  { baskets, account, now, language }: QuoteBasket,
): Promise<Result<{ values: Quote }>> => {
  const kinds = linesOf(deps.sellables, baskets);
  if (kinds.reduce((sum, { lines }) => sum + lines.length, 0) > maxLines) {
    return refuse({ code: 'validation', message: { id: 'basket_too_long', max: maxLines } });
  }
  const { lines, shipments, certificates, totals } = await quotePurchase(
    deps.db,
    deps,
    { kinds, codes: baskets.certificate_codes ?? [] },
    { purpose: 'price', now, account },
  );
  return ok({
    values: {
      lines: lines.map((line) => presentLine(line, language)),
      delivery: toRoubles(totals.delivery),
      discount: toRoubles(totals.discount),
      certificates: certificates.map((one) => presentCode(one, language)),
      shipments: shipments.map((one) => presentShipment(one, language)),
      total: toRoubles(totals.total),
      amount: toRoubles(totals.amount),
    },
  });
};
