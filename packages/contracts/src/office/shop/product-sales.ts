import { productSaleForms, productSaleStates, productStates, saleProductsMost, saleTitleMost } from '@trassa/rules';
import { z } from 'zod';
import { call } from '../../call.ts';
import { Id, idParam, Unix, values } from '../../entities/basic.ts';
import { History, historyQuery } from '../history.ts';
import { declareList, listOf, ListQuery } from '../list.ts';
import { countOf } from '../lists/count.ts';
import { stamp, Version } from '../stamp.ts';

export const productSalesList = declareList({
  name: 'productSales',
  columns: ['title', 'discount', 'period', 'products', 'state'],
  filters: {
    state: { kind: 'one_of', values: productSaleStates },
    product: { kind: 'one_of', values: 'ids' },
  },
  sorts: { starts: 'moment', created: 'number' },
  defaultSort: '-starts',
  search: true,
  views: { running: 'f.state=running', planned: 'f.state=planned', over: 'f.state=over' },
});

const SaleFields = z.object({
  title: z.string().trim().min(2, 'required').max(saleTitleMost),
  form: z.enum(productSaleForms),
  /** Per cent, or roubles off each piece; what is wrong with it is said by the rules. */
  discount: z.number(),
  /** So many of its pieces a basket must hold. */
  count: z.number(),
  starts_at: Unix,
  ends_at: Unix,
  /** Public ids. */
  products: z.array(Id).min(1, 'sale_products').max(saleProductsMost),
});

const said = {
  title: z.string(),
  form: z.enum(productSaleForms),
  discount: z.number(),
  count: z.number(),
  starts_at: z.number(),
  ends_at: z.number(),
};
const head = { public_id: Id, ...said, state: z.enum(productSaleStates) };

export const OfficeSaleRow = z.object({ ...head, count_of_products: z.int() });
export type OfficeSaleRow = z.infer<typeof OfficeSaleRow>;

/** Another sale of a product that runs during this one. */
const Beside = z.object({
  public_id: Id,
  title: z.string(),
  form: z.enum(productSaleForms),
  discount: z.number(),
  count: z.number(),
});
export const SaleProduct = z.object({
  public_id: Id,
  title: z.string(),
  state: z.enum(productStates),
  /** Roubles, without any sale. */
  price: z.number(),
  beside: z.array(Beside),
});
export type SaleProduct = z.infer<typeof SaleProduct>;

const Said = z.object({ ...said, products: z.array(Id) });
export type SaleSaid = z.infer<typeof Said>;
export const OfficeSale = z.object({
  ...head,
  products: z.array(Id),
  goods: z.array(SaleProduct),
  may_edit: z.boolean(),
  ...stamp,
});
export type OfficeSale = z.infer<typeof OfficeSale>;

const sale = { kind: 'product_sale', from: 'params.id' } as const;
const card = { 200: values(OfficeSale) };
const path = '/api/admin/product_sales';

/** Sales of goods (back-office.md 3.8): of what takes most off, by the rule of the basket. */
export const officeProductSales = {
  list: call({
    method: 'GET',
    path,
    auth: 'staff',
    right: 'shop.view',
    scope: 'list',
    act: null,
    summary: 'Sales of goods, those that are over too',
    query: ListQuery,
    responses: { 200: listOf(OfficeSaleRow) },
  }),
  count: countOf(path, 'shop.view'),
  read: call({
    method: 'GET',
    path: `${path}/{id}`,
    auth: 'staff',
    right: 'shop.view',
    scope: sale,
    act: null,
    summary: 'A sale with its products and other sales of them that run meanwhile',
    params: idParam,
    responses: card,
  }),
  history: call({
    method: 'GET',
    path: `${path}/{id}/history`,
    auth: 'staff',
    right: 'shop.view',
    scope: sale,
    act: null,
    summary: 'What was done to a sale',
    params: idParam,
    query: historyQuery,
    responses: { 200: History },
  }),
  create: call({
    method: 'POST',
    path,
    auth: 'staff',
    right: 'shop.edit',
    scope: 'house',
    act: 'product_sale.create',
    summary: 'Counts from its start on, at once where that has passed',
    body: SaleFields,
    responses: card,
  }),
  change: call({
    method: 'PUT',
    path: `${path}/{id}`,
    auth: 'staff',
    right: 'shop.edit',
    scope: sale,
    act: 'product_sale.change',
    summary: 'Until it is over; `conflict` of an outdated version',
    params: idParam,
    body: SaleFields.partial().extend({ version: Version }),
    responses: card,
  }),
  stop: call({
    method: 'PUT',
    path: `${path}/{id}/stop`,
    auth: 'staff',
    right: 'shop.edit',
    scope: sale,
    act: 'product_sale.stop',
    summary: 'Ends one that runs, now',
    params: idParam,
    body: z.object({ version: Version }),
    responses: card,
  }),
  remove: call({
    method: 'DELETE',
    path: `${path}/{id}`,
    auth: 'staff',
    right: 'shop.edit',
    scope: sale,
    act: 'product_sale.remove',
    summary: 'Deletes one that has not begun; else `state`',
    params: idParam,
    query: z.object({ version: z.coerce.number().int().min(1) }),
    responses: { 200: values(z.object({ public_id: Id })) },
  }),
};
