import type { Quote } from '@trassa/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import type { GoodsKinds } from '../../shared/basket/goods-kind.ts';
import type { BasketItem } from '../../shared/basket/items/basket-item.ts';
import { quotedLines } from '../../shared/basket/payment-lines.ts';

/** `isFresh`: of these very goods. `isFailed`: there is none; the payment counts anew anyway, so an older answer will do. */
export type QuoteState = { quote: Quote | null; isFresh: boolean; isFailed: boolean; refetch(): void };

/** True prices of the basket by the server (DEC-77); the last ones stay in view while new ones are counted. */
export const useQuote = (
  kinds: GoodsKinds,
  goods: readonly BasketItem[],
  certificateCodes: readonly string[],
): QuoteState => {
  const body = { ...quotedLines(kinds, goods), certificate_codes: [...certificateCodes] };
  const query = useQuery({
    queryKey: ['basket-price', body],
    queryFn: async ({ signal }) => (await request(calls.orders.price, { body, signal }, { ownErrors: true })).values,
    enabled: goods.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 20_000,
  });
  return {
    quote: goods.length > 0 ? (query.data ?? null) : null,
    isFresh: query.data !== undefined && !query.isPlaceholderData,
    isFailed: query.isError && query.data === undefined,
    refetch: () => void query.refetch(),
  };
};
