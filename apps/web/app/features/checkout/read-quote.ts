import type { Quote } from '@trassa/contracts';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import type { GoodsKinds } from '../../shared/basket/goods-kind.ts';
import { quotedLines } from '../../shared/basket/payment-lines.ts';
import type { Payment } from './pay.ts';

/** What the goods of a payment cost now; null: it could not be counted. */
export const readQuote = async (kinds: GoodsKinds, { goods, certificateCodes }: Payment): Promise<Quote | null> => {
  const body = { ...quotedLines(kinds, goods), certificate_codes: [...certificateCodes] };
  try {
    return (await request(calls.orders.price, { body }, { ownErrors: true })).values;
  } catch {
    return null;
  }
};
