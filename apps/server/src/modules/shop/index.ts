import type { Language, ShopItem, ShopLine } from '@trassa/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../kernel/clock.ts';
import { createShortCache } from '../../kernel/short-cache.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Sellable } from '../orders/index.ts';
import type { BulkOwner } from '../runs/index.ts';
import type { PromocodesModule } from '../promocodes/index.ts';
import { selectPages } from './pages.repository.ts';
import { isGoodsPicture, selectListPictures } from './pictures.repository.ts';
import { presentProduct } from './product.presenter.ts';
import { findEventGoods } from './products.repository.ts';
import { checkCodeRoute } from './check-code.routes.ts';
import { shopGoods } from './shop-goods.ts';
import type { GoodsDetails, GoodsPlan } from './shop-line.ts';
import { shopRoutes } from './shop.routes.ts';
import { categoriesStaffRoutes } from './staff/categories/categories.routes.ts';
import { bulkOfProducts } from './staff/products/bulk-products.ts';
import { collectionsStaffRoutes } from './staff/collections/collections.routes.ts';
import { type ProductsStaffDeps, productsStaffRoutes } from './staff/products/products.routes.ts';
import { salesStaffRoutes } from './staff/sales/sales.routes.ts';
import { type StockStaffDeps, stockStaffRoutes } from './staff/stock/stock.routes.ts';

export { placesOfCategory } from './staff/categories/places-of-category.ts';
export { placesOfCollection } from './staff/collections/present-collection.ts';
export { replaceShopPictures } from './staff/products/replace-pictures.repository.ts';
export { placesOfSale } from './staff/sales/present-sale.ts';
export { placesOfProduct } from './staff/places-of-product.ts';
export { findGoods } from './staff/find-products.repository.ts';
export { findProductsByPublicId } from './products.repository.ts';

/** Goods whose pictures are drawn beforehand. */
const listed = 300;
/** Goods named to search engines: a site map holds 50 000 addresses, two of each page. */
const mapped = 20_000;

export type ShopDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly promocodes: PromocodesModule;
  /** Ports of the back office. */
  readonly office: Omit<StockStaffDeps & ProductsStaffDeps, 'db' | 'clock'>;
  /** Milliseconds for which public rows are shared by all readers. */
  readonly freshFor?: number;
};

export type ShopModule = {
  routes(app: FastifyInstance): void;
  /** For the runs: acts on many products. */
  readonly bulk: BulkOwner;
  readonly sellable: Sellable<ShopLine, GoodsPlan, GoodsDetails>;
  /** Goods offered beside the tickets of these events; they are handed out at the start, not carried (SHOP-06). */
  goodsOfEvents(eventPublicIds: readonly string[], language: Language): Promise<ReadonlyMap<string, ShopItem[]>>;
  /** Paths of the pictures that lists show, so that they are drawn before somebody asks. */
  listPictures(): Promise<string[]>;
  /** Whether goods or banners show the picture of this path. */
  isPicture(path: string): Promise<boolean>;
  /** Paths of its pages, for the site map. */
  listPages(): Promise<string[]>;
};

/** The shop: its catalogue, and goods as one of the four kinds an order sells. */
export const createShopModule = ({ db, clock, promocodes, office, freshFor = 1000 }: ShopDeps): ShopModule => {
  const cache = createShortCache({ ttl: freshFor, now: () => performance.now() });
  return {
    routes(app) {
      shopRoutes(app, { db, clock, cache });
      checkCodeRoute(app, { db, promocodes });
      categoriesStaffRoutes(app, { db, clock, ...office });
      collectionsStaffRoutes(app, { db, clock, ...office });
      salesStaffRoutes(app, { db, clock, ...office });
      productsStaffRoutes(app, { db, clock, ...office });
      stockStaffRoutes(app, { db, clock, ...office });
    },
    bulk: bulkOfProducts({ clock }),
    sellable: shopGoods({ clock }),
    async listPages() {
      const { categories, products } = await selectPages(db, mapped);
      return [
        '/shop',
        ...categories.map((id) => `/shop/category/${id}`),
        ...products.map((id) => `/shop/product/${id}`),
      ];
    },
    isPicture: (path) => isGoodsPicture(db, path),
    listPictures: () => cache.get('pictures', () => selectListPictures(db, listed)),
    async goodsOfEvents(eventPublicIds, language) {
      const found = await cache.get(`events ${[...new Set(eventPublicIds)].sort().join(' ')}`, () =>
        findEventGoods(db, eventPublicIds, clock()),
      );
      return new Map(
        [...found].map(([event, products]) => [
          event,
          products.map((product) => presentProduct(product, language, clock())),
        ]),
      );
    },
  };
};
