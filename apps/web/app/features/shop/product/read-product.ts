import type { ShopItem } from '@trassa/contracts';
import { type Client, HttpError } from '@trassa/contracts/client';
import { lineCountMax } from '@trassa/rules';
import { calls } from '../../../generated/calls.ts';
import { found } from '../../../shared/api/server-client.ts';
import type { AskedChoice } from './use-product-choice.ts';

type ProductWithPair = { product: ShopItem; linked: ShopItem | null };

const withLinked = async (client: Client, product: ShopItem): Promise<ProductWithPair> => {
  const linked = product.linked_public_id
    ? await client(calls.shop.one, { params: { id: product.linked_public_id } }).catch(() => null)
    : null;
  return { product, linked: linked?.values ?? null };
};

/** A product with what goes along with it (BASKET-40); the not-found page when there is none. */
export const readProduct = async (client: Client, id: string): Promise<ProductWithPair> => {
  const { values: product } = await found(client(calls.shop.one, { params: { id } }));
  return withLinked(client, product);
};

/** The same; null when there is none. */
export const findProduct = async (client: Client, id: string): Promise<ProductWithPair | null> => {
  try {
    const { values: product } = await client(calls.shop.one, { params: { id } });
    return await withLinked(client, product);
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  }
};

const countOf = (text: string | null): number => {
  const count = Number(text ?? 1);
  return Number.isInteger(count) && count >= 1 && count <= lineCountMax ? count : 1;
};

/** Size, variant and number that an address asks for; what makes no sense counts as absent (DEC-21). */
export const readAsked = (search: URLSearchParams): AskedChoice => ({
  size: search.get('size'),
  proportion: search.get('proportion'),
  count: countOf(search.get('count')),
});
