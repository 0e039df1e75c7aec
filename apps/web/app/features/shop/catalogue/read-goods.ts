import type { Client } from '@trassa/contracts/client';
import { calls } from '../../../generated/calls.ts';
import { type ProductCardData, productCardData } from '../product/card-data.ts';
import type { ShopCategory } from './category-nav.tsx';
import { readShop, type Shown } from './read-shop.ts';
import type { ShopQuery } from './shop-filters.ts';

/** Goods of a page of a list. */
export const PAGE_SIZE = 24;
/** Letters from which the server looks for goods (API §12). */
export const SHORTEST_TEXT = 2;

export type GoodsPage = {
  goods: Shown<{ items: ProductCardData[]; total: number }>;
  categories: ShopCategory[];
};

/** A page of a category, of all goods, or of what was found by the text; with the categories beside. */
export const readGoods = async (client: Client, query: ShopQuery, category?: string): Promise<GoodsPage> => {
  const { text, filter, sorting, page } = query;
  const order = {
    filter: filter ?? undefined,
    sort: sorting?.sort,
    order: sorting?.order,
  };
  const isSearch = text.length >= SHORTEST_TEXT;
  const [found, catalogue] = await Promise.all([
    isSearch ? readShop(client(calls.shop.search, { query: { ...order, text, page, limit: PAGE_SIZE } })) : null,
    readShop(
      client(
        calls.shop.catalogue,
        isSearch
          ? { query: { limit: 1 } }
          : { query: { sort: 'new', order: 'desc', ...given(order), category, page, limit: PAGE_SIZE } },
      ),
    ),
  ]);
  const list = found ?? catalogue;
  return {
    goods: list.value
      ? { value: { items: list.value.values.map(productCardData), total: list.value.total } }
      : { failed: list.failed },
    categories: catalogue.value?.categories ?? [],
  };
};

/** Without what is not said, so that it replaces no default. */
const given = <T extends object>(query: T): Partial<T> =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as Partial<T>;
