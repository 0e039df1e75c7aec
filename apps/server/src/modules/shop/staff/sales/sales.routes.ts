import type { Language } from '@trassa/contracts';
import { officeProductSales, productSalesList } from '@trassa/contracts/office';
import { type Grant, may } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { toUnix } from '../../../../kernel/clock.ts';
import { readFilters, readList } from '../../../../kernel/list-declaration.ts';
import { notFound, ok, type Refused } from '../../../../kernel/result.ts';
import { mapPage } from '../../../../platform/database/index.ts';
import { bind, type StaffSide } from '../../../../platform/http/index.ts';
import type { ProductsStaffDeps } from '../products/products.routes.ts';
import { presentSaleRow, readOfficeSale } from './present-sale.ts';
import { countSaleRows, selectSaleRows } from './sale-rows.repository.ts';
import { changeSale, createSale, removeSale, type Saved, stopSale } from './save-sale.ts';

type Seeing = {
  readonly language: Language;
  readonly staff: { readonly session: { readonly grants: readonly Grant[] } };
};
type Acting = { readonly user: { readonly userId: number }; readonly language: Language; readonly staff: StaffSide };

/** Sales of goods in the back office (back-office.md 3.8). */
export const salesStaffRoutes = (
  app: FastifyInstance,
  { db, clock, namesOf, showHistory }: Omit<ProductsStaffDeps, 'keepMedia' | 'addresses'>,
): void => {
  const card = async (id: string, { language, staff }: Seeing) => {
    const now = clock();
    const mayEdit = may(staff.session.grants, 'shop.edit', [], toUnix(now)).verdict === 'yes';
    const values = await readOfficeSale(db, id, { language, mayEdit, now, namesOf });
    return values ? ok({ values }) : notFound();
  };
  /** The sale as it is once the act is committed. */
  const shown = async <T extends { value: Saved }>(done: T | Refused, by: Seeing) => {
    if ('refusal' in done) return done;
    const read = await card(done.value.id, by);
    return read.ok ? { ...done, value: read.value } : read;
  };
  const byOf = ({ user: { userId } }: Pick<Acting, 'user'>) => ({ userId, now: clock() });

  bind(app, officeProductSales.list, async ({ query, staff: { reach } }) => {
    const now = clock();
    const ask = readList(productSalesList, query, now);
    if (!ask.ok) return ask;
    const page = await selectSaleRows(db, ask.value, { isWhole: reach === 'all', now });
    return ok(mapPage(page, (row) => presentSaleRow(row, now)));
  });
  bind(app, officeProductSales.count, async ({ query, staff: { reach } }) => {
    const now = clock();
    const ask = readFilters(productSalesList, query, now);
    return ask.ok ? ok(await countSaleRows(db, ask.value, { isWhole: reach === 'all', now })) : ask;
  });
  bind(app, officeProductSales.read, ({ params, ...by }) => card(params.id, by));
  bind(app, officeProductSales.history, async ({ params: { id }, query, language }) =>
    ok(await showHistory({ kind: 'product_sale', id }, { cursor: query.cursor ?? null, language })),
  );
  bind(app, officeProductSales.create, async ({ body, ...by }) =>
    shown(await by.staff.act((tx) => createSale(tx, body, byOf(by))), by),
  );
  bind(app, officeProductSales.change, async ({ params, body: { version, ...typed }, ...by }) =>
    shown(await by.staff.act((tx) => changeSale(tx, { publicId: params.id, version }, typed, byOf(by))), by),
  );
  bind(app, officeProductSales.stop, async ({ params, body: { version }, ...by }) =>
    shown(await by.staff.act((tx) => stopSale(tx, { publicId: params.id, version }, byOf(by))), by),
  );
  bind(app, officeProductSales.remove, ({ params, query, user, staff: { act } }) =>
    act((tx) => removeSale(tx, { publicId: params.id, version: query.version }, byOf({ user }))),
  );
};
