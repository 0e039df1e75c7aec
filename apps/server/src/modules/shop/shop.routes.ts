import { api, type Language, shopPlaces, type ShopItem } from '@trassa/contracts';
import { collectionProductsMost } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../kernel/clock.ts';
import { toRoubles } from '../../kernel/money.ts';
import { toSlice } from '../../kernel/pagination.ts';
import { invalid, notFound, ok } from '../../kernel/result.ts';
import { say } from '../../kernel/say.ts';
import type { ShortCache } from '../../kernel/short-cache.ts';
import type { Database } from '../../platform/database/index.ts';
import { bind } from '../../platform/http/index.ts';
import { arrangeFound, type CatalogueOrder, countGoods, listCategories, selectPage } from './catalogue.repository.ts';
import { selectBanners, selectPlaced, selectPreview, selectRandom, selectRelated } from './collections.repository.ts';
import { presentProduct } from './product.presenter.ts';
import type { Product } from './product.ts';
import { findProducts, findProductsByPublicId } from './products.repository.ts';
import { searchGoods } from './search-goods.ts';

export type ShopRoutesDeps = { readonly db: Database; readonly clock: Clock; readonly cache: ShortCache };

/** SHOP-03: the random collection, and what goes with a thing. */
const randomCount = 16;
const relatedCount = 8;
const previewCount = 4;
/** Letters of a question (API §12). */
const shortestText = 2;
const shared = { cache: 'public' } as const;
const placeOf = (text: string) => shopPlaces.find((place) => place === text);

/** The newest first, else from the least; unless said otherwise. */
const orderOf = (
  sort: CatalogueOrder['sort'],
  order: 'asc' | 'desc' | undefined,
  language: Language,
): CatalogueOrder => ({
  sort,
  isDescending: (order ?? (sort === 'new' ? 'desc' : 'asc')) === 'desc',
  language,
});

/** The catalogue (API §12, §11 banners). Rows are shared for a moment by all readers. */
export const shopRoutes = (app: FastifyInstance, { db, clock, cache }: ShopRoutesDeps): void => {
  const { shop } = api;
  const present = (products: readonly Product[], language: Language): ShopItem[] =>
    products.map((product) => presentProduct(product, language, clock()));

  bind(
    app,
    shop.one,
    async ({ params, language }) => {
      const found = await cache.get(`one ${params.id}`, () => findProductsByPublicId(db, [params.id], clock()));
      const product = found.get(params.id);
      return product?.isOnSale ? ok({ values: presentProduct(product, language, clock()) }) : notFound();
    },
    shared,
  );

  bind(
    app,
    shop.related,
    async ({ params, language }) => {
      const found = await cache.get(`related ${params.id}`, async () => {
        const ids = await selectRelated(db, params.id, relatedCount);
        return ids && findProducts(db, ids, clock());
      });
      return found ? ok({ values: present(found, language) }) : notFound();
    },
    shared,
  );

  bind(
    app,
    shop.items,
    async ({ params, language }) => {
      const place = placeOf(params.place);
      if (!place) return notFound();
      const { products, titles } = await cache.get(`items ${place}`, async () => {
        const found =
          place === 'shop'
            ? { ids: await selectRandom(db, randomCount), titles: null }
            : await selectPlaced(db, place, collectionProductsMost);
        return { products: await findProducts(db, found.ids, clock()), titles: found.titles };
      });
      return ok({ values: present(products, language), title: titles && say(language, titles.ru, titles.en) });
    },
    shared,
  );

  bind(
    app,
    shop.preview,
    async ({ language }) => {
      const products = await cache.get('preview', async () =>
        findProducts(db, await selectPreview(db, previewCount), clock()),
      );
      return ok({ values: present(products, language) });
    },
    shared,
  );

  bind(
    app,
    shop.catalogue,
    async ({ query, language }) => {
      const slice = toSlice(query);
      const filter = { category: query.category ?? null, filter: query.filter ?? null };
      const order = orderOf(query.sort ?? 'new', query.order, language);
      const found = await cache.get(JSON.stringify(['catalogue', filter, order, slice]), async () => {
        const now = clock();
        const ids = await selectPage(db, filter, order, now, slice);
        const [products, total, categories] = await Promise.all([
          findProducts(db, ids, now),
          countGoods(db, filter, now),
          listCategories(db),
        ]);
        return { products, total, categories };
      });
      return ok({
        values: present(found.products, language),
        total: found.total,
        categories: found.categories.map((row) => ({
          public_id: row.publicId,
          title: say(language, row.titleRu, row.titleEn),
          count: row.count,
          unisex: row.isUnisex,
        })),
      });
    },
    shared,
  );

  bind(
    app,
    shop.search,
    async ({ query, language }) => {
      const text = query.text.trim();
      if (text.length < shortestText) return invalid({ text: { id: 'search_short', min: shortestText } });
      const { limit, offset } = toSlice(query);
      const filter = { category: null, filter: query.filter ?? null };
      const order = query.sort ? orderOf(query.sort, query.order, language) : null;
      const isArranged = filter.filter !== null || order !== null;
      const key = text.toLowerCase();
      const found = await cache.get(`search ${key}`, () => searchGoods(db, text));
      const ids = isArranged
        ? await cache.get(JSON.stringify(['arranged', key, filter, order]), () =>
            arrangeFound(db, found, { filter, order, now: clock() }),
          )
        : found;
      return ok({
        values: present(await findProducts(db, ids.slice(offset, offset + limit), clock()), language),
        total: ids.length,
      });
    },
    shared,
  );

  bind(
    app,
    shop.banners,
    async ({ params, language }) => {
      const rows = await cache.get(`banners ${params.type}`, () => selectBanners(db, params.type, clock()));
      return ok({
        values: rows.map((row) => ({
          public_id: row.publicId,
          banner_type: row.type,
          link: row.link,
          picture_main: row.picture,
          title: say(language, row.titleRu, row.titleEn),
          price: row.price === null ? null : toRoubles(row.price),
          old_price: row.oldPrice === null ? null : toRoubles(row.oldPrice),
        })),
      });
    },
    shared,
  );
};
