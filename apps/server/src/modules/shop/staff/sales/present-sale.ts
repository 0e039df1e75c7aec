import type { Language } from '@trassa/contracts';
import type { OfficeSale, OfficeSaleRow, SaleSaid } from '@trassa/contracts/office';
import { type Places, productSaleState } from '@trassa/rules';
import { toUnix } from '../../../../kernel/clock.ts';
import { toRoubles } from '../../../../kernel/money.ts';
import { say } from '../../../../kernel/say.ts';
import type { Executor } from '../../../../platform/database/index.ts';
import type { NamesOf } from '../../../staff/index.ts';
import { findSale, isSale, type SaleOfficeRow, selectSaleProducts } from './sale-rows.repository.ts';

/** Where a sale of goods belongs: to no start, as the shop is the house's; null: there is none. */
export const placesOfSale = async (db: Executor, publicId: string): Promise<Places | null> =>
  (await isSale(db, publicId)) ? [] : null;

export const saleObject = ({ publicId, title }: Pick<SaleOfficeRow, 'publicId' | 'title'>) => ({
  kind: 'product_sale',
  publicId,
  title,
});

const typedDiscount = ({ form, discount }: Pick<SaleOfficeRow, 'form' | 'discount'>): number =>
  form === 'percent' ? discount : toRoubles(discount);

/** A sale as it is typed, its products apart. */
export const saleTerms = (row: SaleOfficeRow): Omit<SaleSaid, 'products'> => ({
  title: row.title,
  form: row.form,
  discount: typedDiscount(row),
  count: row.count,
  starts_at: toUnix(row.startsAt),
  ends_at: toUnix(row.endsAt),
});

export const presentSaleRow = (row: SaleOfficeRow, now: Date): OfficeSaleRow => {
  const terms = saleTerms(row);
  return {
    public_id: row.publicId,
    ...terms,
    state: productSaleState(terms, toUnix(now)),
    count_of_products: row.products,
  };
};

export type Showing = {
  readonly language: Language;
  readonly mayEdit: boolean;
  readonly now: Date;
  readonly namesOf: NamesOf;
};

/** A sale with its products and what the viewer may do with it; null: there is none. Three statements. */
export const readOfficeSale = async (
  db: Executor,
  publicId: string,
  { language, mayEdit, now, namesOf }: Showing,
): Promise<OfficeSale | null> => {
  const row = await findSale(db, publicId);
  if (!row) return null;
  const goods = await selectSaleProducts(db, row.id);
  const editor = row.updatedBy === null ? undefined : (await namesOf(db, [row.updatedBy])).get(row.updatedBy);
  const { count_of_products: _, ...shown } = presentSaleRow(row, now);
  return {
    ...shown,
    products: goods.map((one) => one.publicId).toSorted(),
    goods: goods.map((one) => ({
      public_id: one.publicId,
      title: say(language, one.titleRu, one.titleEn),
      state: one.status,
      price: toRoubles(one.price),
      beside: one.beside.map(({ publicId: id, title, form, discount, count }) => ({
        public_id: id,
        title,
        form,
        discount: typedDiscount({ form, discount }),
        count,
      })),
    })),
    may_edit: mayEdit,
    version: row.version,
    created: toUnix(row.createdAt),
    updated: toUnix(row.updatedAt),
    updated_by: editor ? { public_id: editor.publicId, name: editor.name } : null,
  };
};
