import type { Language } from '@trassa/contracts';
import { officeCategories } from '@trassa/contracts/office';
import { categoriesMost } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { notFound, ok } from '../../../../kernel/result.ts';
import { bind } from '../../../../platform/http/index.ts';
import type { ProductsStaffDeps } from '../products/products.routes.ts';
import { selectCategories, selectCategory } from './categories.repository.ts';
import {
  type CategoryActing,
  changeCategory,
  createCategory,
  placeCategory,
  removeCategory,
} from './change-category.ts';
import { categoryCard, presentCategoryRow } from './present-category.ts';

type Asked = { readonly user: { readonly userId: number }; readonly language: Language };

/** Categories of the shop in the back office (back-office.md 3.2). */
export const categoriesStaffRoutes = (
  app: FastifyInstance,
  { db, clock, namesOf, showHistory }: Omit<ProductsStaffDeps, 'keepMedia' | 'addresses'>,
): void => {
  const acting = ({ user, language }: Asked): CategoryActing => ({
    userId: user.userId,
    language,
    now: clock(),
    namesOf,
  });

  bind(app, officeCategories.list, async ({ language, staff: { reach } }) => {
    const rows = reach === 'all' ? await selectCategories(db, categoriesMost) : [];
    return ok({ values: rows.map((row) => presentCategoryRow(row, language)) });
  });

  bind(app, officeCategories.read, async ({ params, language }) => {
    const row = await selectCategory(db, params.id);
    return row ? ok(await categoryCard(db, row, { language, namesOf })) : notFound();
  });

  bind(app, officeCategories.history, async ({ params: { id }, query, language }) =>
    ok(await showHistory({ kind: 'product_category', id }, { cursor: query.cursor ?? null, language })),
  );

  bind(app, officeCategories.create, ({ body, staff: { act }, ...asked }) =>
    act((tx) => createCategory(tx, body, acting(asked))),
  );

  bind(app, officeCategories.change, ({ params, body, staff: { act }, ...asked }) =>
    act((tx) => changeCategory(tx, params.id, body, acting(asked))),
  );

  bind(app, officeCategories.place, ({ params, body, staff: { act }, ...asked }) =>
    act((tx) => placeCategory(tx, params.id, body, acting(asked))),
  );

  bind(app, officeCategories.remove, ({ params, query, staff: { act } }) =>
    act((tx) => removeCategory(tx, params.id, query.version)),
  );
};
