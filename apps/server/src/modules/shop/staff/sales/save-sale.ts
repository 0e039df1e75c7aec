import type { SaleSaid } from '@trassa/contracts/office';
import { productSaleState, saleProblems } from '@trassa/rules';
import { toUnix } from '../../../../kernel/clock.ts';
import { randomId } from '../../../../kernel/ids.ts';
import { invalid, notFound, ok, refuse, type Result } from '../../../../kernel/result.ts';
import { editVersion, type Tx, versionField } from '../../../../platform/database/index.ts';
import type { Acted, Change } from '../../../../platform/http/index.ts';
import { saleObject, saleTerms } from './present-sale.ts';
import { lockSale, type SaleOfficeRow, selectKnownProducts, selectSaleProducts } from './sale-rows.repository.ts';
import {
  type By,
  deleteSale,
  insertSale,
  replaceSaleProducts,
  stampSale,
  updateSale,
  type WrittenSale,
} from './write-sales.repository.ts';

/** The id of what was saved; what it is now is read once it is committed. */
export type Saved = { readonly id: string };
export type Done = Promise<Result<Acted<Saved>>>;
export type Changing = { readonly publicId: string; readonly version: number };
type Typed = { readonly [F in keyof SaleSaid]?: SaleSaid[F] | undefined };

const written = ({ title, form, discount, count, starts_at, ends_at }: SaleSaid): WrittenSale => ({
  title,
  form,
  discount: form === 'percent' ? discount : Math.round(discount * 100),
  count,
  startsAt: new Date(starts_at * 1000),
  endsAt: new Date(ends_at * 1000),
});

const inOrder = (ids: readonly string[]): string[] => [...new Set(ids)].toSorted();

type Checked = Result<{ readonly productIds: readonly number[] }>;

/** Terms by the rules, products by what there is. */
const check = async (tx: Tx, said: SaleSaid, now: Date): Promise<Checked> => {
  const known = await selectKnownProducts(tx, said.products);
  const errors = {
    ...saleProblems(said, toUnix(now)),
    ...(known.length < said.products.length && { products: { id: 'product_gone' } as const }),
  };
  return Object.keys(errors).length ? invalid(errors) : ok({ productIds: known.map(({ id }) => id) });
};

/** POST /api/admin/product_sales: of some sales of a product the basket takes the one that takes most off. SHOP-23 */
export const createSale = async (tx: Tx, typed: SaleSaid, by: By): Done => {
  const said = { ...typed, products: inOrder(typed.products) };
  const checked = await check(tx, said, by.now);
  if (!checked.ok) return checked;
  const publicId = randomId();
  const id = await insertSale(tx, publicId, written(said), by);
  await replaceSaleProducts(tx, id, checked.value.productIds);
  const changes = Object.entries(said).map(([field, after]): Change => ({ field, before: null, after }));
  return ok({
    answer: { id: publicId },
    object: saleObject({ publicId, title: said.title }),
    changes: [...changes, { field: versionField, before: 0, after: 1 }],
  });
};

const stateOf = (row: SaleOfficeRow, { now }: By) => productSaleState(saleTerms(row), toUnix(now));

/** PUT /api/admin/product_sales/{id}: orders keep their prices, open baskets are told. SHOP-23 */
export const changeSale = async (tx: Tx, { publicId, version }: Changing, typed: Typed, by: By): Done => {
  const row = await lockSale(tx, publicId);
  if (!row) return notFound();
  const products = inOrder((await selectSaleProducts(tx, row.id)).map((one) => one.publicId));
  const kept: SaleSaid = { ...saleTerms(row), products };
  const wanted = { ...typed, ...(typed.products && { products: inOrder(typed.products) }) };
  const edited = editVersion({ version: row.version, values: kept }, version, wanted);
  if (!edited.ok) return edited;
  const { values, changes } = edited.value;
  if (stateOf(row, by) === 'over') return refuse({ code: 'state', message: { id: 'sale_over' } });
  if (changes.length) {
    // Else it could be deleted, as if it had counted for nobody.
    if (stateOf(row, by) === 'running' && values.starts_at > toUnix(by.now))
      return invalid({ starts_at: { id: 'sale_begun' } });
    const checked = await check(tx, values, by.now);
    if (!checked.ok) return checked;
    await updateSale(tx, row.id, written(values));
    await replaceSaleProducts(tx, row.id, checked.value.productIds);
    await stampSale(tx, row.id, by);
  }
  return ok({ answer: { id: publicId }, object: saleObject({ publicId, title: values.title }), changes });
};

/** PUT …/stop: its end is now; the next quote is without it. */
export const stopSale = async (tx: Tx, { publicId, version }: Changing, by: By): Done => {
  const row = await lockSale(tx, publicId);
  if (!row) return notFound();
  const terms = saleTerms(row);
  const edited = editVersion({ version: row.version, values: terms }, version, { ends_at: toUnix(by.now) });
  if (!edited.ok) return edited;
  // Within its first second it has not lasted yet.
  if (stateOf(row, by) !== 'running' || terms.starts_at >= toUnix(by.now)) return refuse({ code: 'state' });
  await updateSale(tx, row.id, { ...row, endsAt: new Date(toUnix(by.now) * 1000) });
  await stampSale(tx, row.id, by);
  return ok({ answer: { id: publicId }, object: saleObject(row), changes: edited.value.changes });
};

/** DELETE …: one that has not begun counted for nobody. */
export const removeSale = async (
  tx: Tx,
  { publicId, version }: Changing,
  by: By,
): Promise<Result<Acted<{ readonly values: { readonly public_id: string } }>>> => {
  const row = await lockSale(tx, publicId);
  if (!row) return notFound();
  const before = saleTerms(row);
  const seen = editVersion({ version: row.version, values: before }, version, {});
  if (!seen.ok) return seen;
  if (stateOf(row, by) !== 'planned') return refuse({ code: 'state', message: { id: 'sale_begun' } });
  await deleteSale(tx, row.id);
  return ok({
    answer: { values: { public_id: publicId } },
    object: saleObject(row),
    changes: Object.entries(before).map(([field, value]) => ({ field, before: value, after: null })),
  });
};
