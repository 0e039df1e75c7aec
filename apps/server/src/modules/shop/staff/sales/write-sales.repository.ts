import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/index.ts';
import type { SaleTerms } from './sale-rows.repository.ts';

/** Who changes a sale, and when. */
export type By = { readonly userId: number; readonly now: Date };
export type WrittenSale = SaleTerms & { readonly title: string };

/** Its internal id. */
export const insertSale = async (tx: Tx, publicId: string, s: WrittenSale, { userId, now }: By): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into product_sales (public_id, title, starts_at, ends_at, discount_form, discount, count, created_at, updated_at, updated_by)
    values (${publicId}, ${s.title}, ${s.startsAt}, ${s.endsAt}, ${s.form}, ${s.discount}, ${s.count}, ${now}, ${now}, ${userId})
    returning id`.execute(tx);
  const [made] = rows;
  if (!made) throw new Error('a sale was not stored');
  return made.id;
};

export const updateSale = async (tx: Tx, id: number, s: WrittenSale): Promise<void> => {
  await sql`
    update product_sales set title = ${s.title}, starts_at = ${s.startsAt}, ends_at = ${s.endsAt}, discount_form = ${s.form},
      discount = ${s.discount}, count = ${s.count} where id = ${id}`.execute(tx);
};

/** These products in the place of those that it had; two statements. */
export const replaceSaleProducts = async (tx: Tx, id: number, productIds: readonly number[]): Promise<void> => {
  const ids = [...productIds];
  await sql`delete from product_sale_products where sale_id = ${id} and product_id <> all(${ids}::bigint[])`.execute(
    tx,
  );
  await sql`
    insert into product_sale_products (sale_id, product_id) select ${id}, unnest(${ids}::bigint[]) on conflict do nothing`.execute(
    tx,
  );
};

/** The step of the version that every change of a locked sale ends with. */
export const stampSale = async (tx: Tx, id: number, { userId, now }: By): Promise<void> => {
  await sql`update product_sales set version = version + 1, updated_at = ${now}, updated_by = ${userId} where id = ${id}`.execute(
    tx,
  );
};

/** With what it lists. */
export const deleteSale = async (tx: Tx, id: number): Promise<void> => {
  await sql`delete from product_sales where id = ${id}`.execute(tx);
};
