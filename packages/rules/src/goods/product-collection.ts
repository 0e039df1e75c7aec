import type { MessageSpec } from '../message.ts';
import type { ProductState } from './product-acts.ts';

/** Pages of the site that show a collection. */
export const collectionPlaces = ['home', 'basket'] as const;
export type CollectionPlace = (typeof collectionPlaces)[number];
export const collectionStates = ['draft', 'published'] as const;
export type CollectionState = (typeof collectionStates)[number];

/** Characters. */
export const collectionTitleLeast = 2;
export const collectionTitleMost = 80;
export const collectionProductsMost = 24;
/** Products that a page shows of its collection: the first that are on the site. */
export const collectionShown = 4;

const hasShown = (products: readonly { readonly state: ProductState }[]): boolean =>
  products.some((one) => one.state === 'published');

/** Why a collection cannot be shown; null: it can. A place without goods would look broken. SHOP-25 */
export const publishObstacle = (
  state: CollectionState,
  products: readonly { readonly state: ProductState }[],
): MessageSpec | null => {
  if (state === 'published') return { id: 'collection_published' };
  return hasShown(products) ? null : { id: 'collection_empty' };
};

/** Why a collection cannot have these products from now on; null: it can. One that is shown never loses the last of the site. SHOP-25 */
export const goodsObstacle = (
  state: CollectionState,
  products: readonly { readonly state: ProductState }[],
): MessageSpec | null => (state === 'draft' || hasShown(products) ? null : { id: 'collection_empty' });

/** One that is shown is hidden first: its place would lose its goods by a deletion. SHOP-25 */
export const mayRemoveCollection = (state: CollectionState): boolean => state === 'draft';
