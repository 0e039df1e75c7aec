import {
  productActs,
  priceWays,
  productKeywordsMost,
  productPicturesMost,
  productPriceMost,
  productStates,
  productTitleMost,
  sizesMost,
} from '@trassa/rules';
import { z } from 'zod';
import { call } from '../../call.ts';
import { Id, idParam, Img, values } from '../../entities/basic.ts';
import { History, historyQuery } from '../history.ts';
import { declareList, listOf, ListQuery } from '../list.ts';
import { bulkOf } from '../lists/bulk.ts';
import { countOf } from '../lists/count.ts';
import { stamp, Version } from '../stamp.ts';

const genders = ['male', 'female', 'unisex'] as const;

export const productsList = declareList({
  name: 'products',
  columns: ['title', 'category', 'price', 'left', 'state'],
  filters: {
    state: { kind: 'one_of', values: productStates },
    category: { kind: 'one_of', values: 'ids' },
    gender: { kind: 'one_of', values: genders },
    /** `low`: some size is as low as its mark, `out`: nothing is free. */
    left: { kind: 'one_of', values: ['out', 'low', 'enough'] },
    sale: { kind: 'one_of', values: ['on', 'none'] },
  },
  sorts: { created: 'number', title: 'text', price: 'number' },
  defaultSort: '-created',
  search: true,
  views: {
    published: 'f.state=published',
    drafts: 'f.state=draft',
    low: 'f.state=published&f.left=out&f.left=low',
    archive: 'f.state=archived',
  },
  bulk: { price: { right: 'shop.edit', params: { way: priceWays, by: 'text' } } },
});

const Category = z.object({ public_id: Id, title: z.string() });

const head = {
  public_id: Id,
  state: z.enum(productStates),
  price: z.number(),
  /** What visitors pay for one piece now. */
  price_now: z.number(),
  /** Free pieces of all sizes. */
  left: z.int(),
};

export const OfficeProductRow = z.object({
  ...head,
  title: z.string(),
  category: Category,
  /** Below `/images/`. */
  picture: Img.nullable(),
});
export type OfficeProductRow = z.infer<typeof OfficeProductRow>;

/** As it is typed; its limit is of what is left when it is cleaned. */
const text = z.string().max(200_000);
const ProductFields = z.object({
  title_ru: z.string().trim().min(2, 'required').max(productTitleMost),
  title_en: z.string().trim().max(productTitleMost).nullable(),
  /** A public id. */
  category: Id,
  /** Roubles. */
  price: z.number().min(0).max(productPriceMost).multipleOf(0.01),
  gender: z.enum(genders),
  /** Other names that people search by. */
  keywords: z.string().trim().max(productKeywordsMost),
  /** false: is carried nowhere. */
  delivery: z.boolean(),
  weight_grams: z.int().min(1).max(50_000),
  description_ru: text,
  description_en: text.nullable(),
  text_ru: text,
  text_en: text.nullable(),
});
export type ProductFields = z.infer<typeof ProductFields>;

/** What stands is answered whatever its length: limits are of what is typed. */
const ProductFieldsKept = z.object({
  title_ru: z.string(),
  title_en: z.string().nullable(),
  category: Id,
  price: z.number(),
  gender: z.enum(genders),
  keywords: z.string(),
  delivery: z.boolean(),
  weight_grams: z.number(),
  description_ru: z.string(),
  description_en: z.string().nullable(),
  text_ru: z.string(),
  text_en: z.string().nullable(),
});

/** Sizes of a variant; of a product without variants there is one part, whose variant is null. */
export const ProductPart = z.object({
  variant: z.object({ public_id: Id, name_ru: z.string(), name_en: z.string().nullable() }).nullable(),
  sizes: z.array(z.object({ public_id: Id, size: z.string().nullable(), stock: z.int(), taken: z.int() })),
});
export type ProductPart = z.infer<typeof ProductPart>;

export const OfficeProduct = z.object({
  ...head,
  ...ProductFieldsKept.shape,
  category_title: z.string(),
  /** The main one first. */
  pictures: z.array(Img),
  parts: z.array(ProductPart),
  ...stamp,
});
export type OfficeProduct = z.infer<typeof OfficeProduct>;

/** null: a new one. */
const known = Id.nullable();
/** One that stands is sent as it is: limits are of names that are changed. */
const name = z.string().trim().max(1000);
const parts = z
  .array(
    z.object({
      variant: z.object({ public_id: known, name_ru: name, name_en: name.nullable() }).nullable(),
      sizes: z.array(z.object({ public_id: known, size: name.nullable() })).max(sizesMost),
    }),
  )
  .max(sizesMost);
export type ProductPartAsked = z.infer<typeof parts>[number];

const product = { kind: 'shop_product', from: 'params.id' } as const;
const card = values(OfficeProduct);

/** Products of the shop (back-office.md 3.8). */
export const officeProducts = {
  list: call({
    method: 'GET',
    path: '/api/admin/products',
    auth: 'staff',
    right: 'shop.view',
    scope: 'list',
    act: null,
    summary: 'Products of the shop, those that nobody outside sees too',
    query: ListQuery,
    responses: { 200: listOf(OfficeProductRow) },
  }),
  count: countOf('/api/admin/products', 'shop.view'),
  bulk: bulkOf('/api/admin/products', 'shop.view', 'product.bulk'),
  read: call({
    method: 'GET',
    path: '/api/admin/products/{id}',
    auth: 'staff',
    right: 'shop.view',
    scope: product,
    act: null,
    summary: 'A product with its pictures, variants and sizes',
    params: idParam,
    responses: { 200: card },
  }),
  history: call({
    method: 'GET',
    path: '/api/admin/products/{id}/history',
    auth: 'staff',
    right: 'shop.view',
    scope: product,
    act: null,
    summary: 'What was done to a product',
    params: idParam,
    query: historyQuery,
    responses: { 200: History },
  }),
  create: call({
    method: 'POST',
    path: '/api/admin/products',
    auth: 'staff',
    right: 'shop.edit',
    scope: 'house',
    act: 'product.create',
    summary: 'A draft; its address is made of the title where none is given, and stays',
    body: ProductFields.partial()
      .required({ title_ru: true, category: true, price: true })
      .extend({ slug: z.string().max(100).optional() }),
    responses: { 200: card },
  }),
  change: call({
    method: 'PUT',
    path: '/api/admin/products/{id}',
    auth: 'staff',
    right: 'shop.edit',
    scope: product,
    act: 'product.change',
    summary: 'Texts, price, category; `conflict` of an outdated version',
    params: idParam,
    body: ProductFields.partial().extend({ version: Version }),
    responses: { 200: card },
  }),
  sizes: call({
    method: 'PUT',
    path: '/api/admin/products/{id}/sizes',
    auth: 'staff',
    right: 'shop.edit',
    scope: product,
    act: 'product.sizes',
    summary: 'All variants and sizes in their order; one that has pieces does not go: `has_dependants`',
    params: idParam,
    body: z.object({ version: Version, parts }),
    responses: { 200: card },
  }),
  addPicture: call({
    method: 'POST',
    path: '/api/admin/products/{id}/pictures',
    auth: 'staff',
    right: 'shop.edit',
    scope: product,
    act: 'product.picture_add',
    summary: 'One more picture of at least 800 × 800, in the field `file`, behind the others',
    params: idParam,
    query: z.object({ version: z.coerce.number().int().min(1) }),
    multipart: true,
    responses: { 200: card },
  }),
  pictures: call({
    method: 'PUT',
    path: '/api/admin/products/{id}/pictures',
    auth: 'staff',
    right: 'shop.edit',
    scope: product,
    act: 'product.pictures',
    summary: 'Those of its pictures that stay, the main one first',
    params: idParam,
    body: z.object({ version: Version, pictures: z.array(Img).max(productPicturesMost) }),
    responses: { 200: card },
  }),
  move: call({
    method: 'PUT',
    path: '/api/admin/products/{id}/state',
    auth: 'staff',
    right: 'shop.edit',
    scope: product,
    act: 'product.state',
    summary: 'Publishes, hides, archives or brings back; `state` where it is not from there',
    params: idParam,
    body: z.object({ version: Version, act: z.enum(productActs) }),
    responses: { 200: card },
  }),
};
