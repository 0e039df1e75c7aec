import { officeProducts, productsList } from '@trassa/contracts/office';
import { productPictureLeast } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../../kernel/clock.ts';
import { readFilters, readList } from '../../../../kernel/list-declaration.ts';
import { invalid, notFound, ok } from '../../../../kernel/result.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { readPhoto } from '../../../../platform/drawing/read-photo.ts';
import { bind } from '../../../../platform/http/index.ts';
import type { KeepMedia } from '../../../media/index.ts';
import type { NamesOf, ShowHistory } from '../../../staff/index.ts';
import { findProducts } from '../../products.repository.ts';
import { cardOf, changeProduct, createProduct, moveProduct, type ProductActing } from './change-product.ts';
import type { Addresses } from './check-product.ts';
import { presentProductRow } from './present-product.ts';
import { selectProduct } from './product-card.repository.ts';
import { countProducts, selectProducts } from './products-list.repository.ts';
import { addPicture, setPictures } from './set-pictures.ts';
import { setSizes } from './set-sizes.ts';

export type ProductsStaffDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly keepMedia: KeepMedia;
  readonly namesOf: NamesOf;
  /** Port: what was done to a thing. */
  readonly showHistory: ShowHistory;
  readonly addresses: Addresses;
};

type Asked = { readonly user: { readonly userId: number }; readonly language: ProductActing['language'] };

/** Products of the shop in the back office (back-office.md 3.8). */
export const productsStaffRoutes = (
  app: FastifyInstance,
  { db, clock, keepMedia, namesOf, showHistory, addresses }: ProductsStaffDeps,
): void => {
  const acting = ({ user, language }: Asked): ProductActing => ({
    userId: user.userId,
    language,
    now: clock(),
    namesOf,
  });

  bind(app, officeProducts.list, async ({ query, language, staff: { reach } }) => {
    const now = clock();
    const ask = readList(productsList, query, now);
    if (!ask.ok) return ask;
    const page = await selectProducts(db, ask.value, { isWhole: reach === 'all', now });
    const found = await findProducts(
      db,
      page.values.map(({ id }) => id),
      now,
    );
    const products = new Map(found.map((product) => [product.id, product]));
    const values = page.values.flatMap((row) => {
      const product = products.get(row.id);
      return product ? presentProductRow(row, product, { language, now }) : [];
    });
    return ok({ ...page, values });
  });

  bind(app, officeProducts.count, async ({ query, staff: { reach } }) => {
    const now = clock();
    const ask = readFilters(productsList, query, now);
    return ask.ok ? ok(await countProducts(db, ask.value, { isWhole: reach === 'all', now })) : ask;
  });

  bind(app, officeProducts.read, async ({ params, language }) => {
    const row = await selectProduct(db, params.id);
    return row ? ok(await cardOf(db, row, { language, now: clock(), namesOf })) : notFound();
  });

  bind(app, officeProducts.history, async ({ params: { id }, query, language }) =>
    ok(await showHistory({ kind: 'shop_product', id }, { cursor: query.cursor ?? null, language })),
  );

  bind(app, officeProducts.create, ({ body, staff: { act }, ...asked }) =>
    act((tx) => createProduct(tx, addresses, body, acting(asked))),
  );

  bind(app, officeProducts.change, ({ params, body, staff: { act }, ...asked }) =>
    act((tx) => changeProduct(tx, params.id, body, acting(asked))),
  );

  bind(app, officeProducts.sizes, ({ params, body, staff: { act }, ...asked }) =>
    act((tx) => setSizes(tx, params.id, body, acting(asked))),
  );

  bind(app, officeProducts.addPicture, async ({ params, query, req, staff: { act }, ...asked }) => {
    const file = req.isMultipart() ? await req.file({ limits: { files: 1 } }) : null;
    const bytes = file ? await file.toBuffer() : null;
    const photo = bytes?.length ? await readPhoto(bytes, productPictureLeast) : invalid({ file: { id: 'upload' } });
    return act(async (tx) => {
      if (!photo.ok) return photo;
      const keep = (): Promise<string> => keepMedia(tx, photo.value);
      return addPicture(tx, params.id, { version: query.version, keep }, acting(asked));
    });
  });

  bind(app, officeProducts.pictures, ({ params, body, staff: { act }, ...asked }) =>
    act((tx) => setPictures(tx, params.id, body, acting(asked))),
  );

  bind(app, officeProducts.move, ({ params, body, staff: { act }, ...asked }) =>
    act((tx) => moveProduct(tx, params.id, body, acting(asked))),
  );
};
