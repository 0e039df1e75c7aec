import type { Executor } from '../../../src/platform/database/index.ts';
import { createCategory, createCollection, createProduct, createProductSale } from '../../factories/shop.ts';

const list = { all: 200, 'own start': 200, 'other start': 200 };
/** The shop belongs to no start. */
const house = { all: 200, 'own start': 404, 'other start': 404 };
/** A version that it never had: who may act on it is told of a conflict, and nothing changes. */
const conflict = { all: 409, 'own start': 404, 'other start': 404 };
const keepers = <T>(of: T) => ({ admin: of, manager: of, content: of });

let made: Promise<string> | undefined;
/** One for all calls: no one of them changes it. */
const make = (db: Executor): Promise<string> => {
  made ??= createProduct(db).then(({ publicId }) => publicId);
  return made;
};
const version = 1000;

const category = 'category-of-matrix';
let madeCategory: Promise<string> | undefined;
const makeCategory = (db: Executor): Promise<string> => {
  madeCategory ??= createCategory(db, { public_id: category }).then(({ publicId }) => publicId);
  return madeCategory;
};

const sale = 'sale-of-matrix';
let madeSale: Promise<string> | undefined;
const makeSale = (db: Executor): Promise<string> => {
  madeSale ??= createProductSale(db, [], { public_id: sale }).then(() => sale);
  return madeSale;
};

const collection = 'collection-of-matrix';
let madeCollection: Promise<string> | undefined;
const makeCollection = (db: Executor): Promise<string> => {
  madeCollection ??= createCollection(db, [], { public_id: collection }).then(() => collection);
  return madeCollection;
};

export const productRows = {
  'GET /api/admin/collections': { may: keepers(list) },
  'GET /api/admin/collections/count': { may: keepers(list) },
  'GET /api/admin/collections/{id}': { make: makeCollection, may: keepers(house) },
  'GET /api/admin/collections/{id}/history': { make: makeCollection, may: keepers(house) },
  // No such product.
  'POST /api/admin/collections': {
    body: () => ({ place: 'home', title_ru: 'Зима', title_en: null, products: ['nothing-at-all'] }),
    may: keepers({ ...house, all: 400 }),
  },
  'PUT /api/admin/collections/{id}': {
    make: makeCollection,
    body: () => ({ version, title_ru: 'Осень' }),
    may: keepers(conflict),
  },
  'PUT /api/admin/collections/{id}/publish': {
    make: makeCollection,
    body: () => ({ version }),
    may: keepers(conflict),
  },
  'PUT /api/admin/collections/{id}/hide': { make: makeCollection, body: () => ({ version }), may: keepers(conflict) },
  'DELETE /api/admin/collections/{id}': {
    make: makeCollection,
    query: `?version=${version}`,
    may: keepers(conflict),
  },
  'GET /api/admin/product_sales': { may: keepers(list) },
  'GET /api/admin/product_sales/count': { may: keepers(list) },
  'GET /api/admin/product_sales/{id}': { make: makeSale, may: keepers(house) },
  'GET /api/admin/product_sales/{id}/history': { make: makeSale, may: keepers(house) },
  // No such product.
  'POST /api/admin/product_sales': {
    body: () => ({
      title: 'Лето',
      form: 'percent',
      discount: 10,
      count: 1,
      starts_at: 1,
      ends_at: 4_000_000_000,
      products: ['nothing-at-all'],
    }),
    may: keepers({ ...house, all: 400 }),
  },
  'PUT /api/admin/product_sales/{id}': {
    make: makeSale,
    body: () => ({ version, title: 'Осень' }),
    may: keepers(conflict),
  },
  'PUT /api/admin/product_sales/{id}/stop': { make: makeSale, body: () => ({ version }), may: keepers(conflict) },
  'DELETE /api/admin/product_sales/{id}': { make: makeSale, query: `?version=${version}`, may: keepers(conflict) },
  'GET /api/admin/products': { may: keepers(list) },
  'GET /api/admin/products/count': { may: keepers(list) },
  'POST /api/admin/products/bulk': {
    body: () => ({ action: 'none-such', ids: ['none-such'] }),
    refusal: 'validation',
    may: keepers({ all: 400, 'own start': 400, 'other start': 400 }),
  },
  'GET /api/admin/product_categories': { may: keepers(list) },
  'GET /api/admin/product_categories/{id}': { make: makeCategory, may: keepers(house) },
  'GET /api/admin/product_categories/{id}/history': { make: makeCategory, may: keepers(house) },
  'POST /api/admin/product_categories': { body: () => ({ title_ru: 'Шапки' }), may: keepers(house) },
  'PUT /api/admin/product_categories/{id}': {
    make: makeCategory,
    body: () => ({ version, title_ru: 'Кепки' }),
    may: keepers(conflict),
  },
  'PUT /api/admin/product_categories/{id}/place': {
    make: makeCategory,
    body: () => ({ version, place: 1, seen: [] }),
    may: keepers(conflict),
  },
  'DELETE /api/admin/product_categories/{id}': {
    make: makeCategory,
    query: `?version=${version}`,
    may: keepers(conflict),
  },
  'GET /api/admin/products/{id}': { make, may: keepers(house) },
  'GET /api/admin/products/{id}/history': { make, may: keepers(house) },
  'POST /api/admin/products': {
    make: makeCategory,
    body: () => ({ title_ru: 'Бафф', category, price: 990 }),
    may: keepers(house),
  },
  'PUT /api/admin/products/{id}': { make, body: () => ({ version, price: 1 }), may: keepers(conflict) },
  'PUT /api/admin/products/{id}/sizes': {
    make,
    body: () => ({ version, parts: [{ variant: null, sizes: [{ public_id: null, size: null }] }] }),
    may: keepers(conflict),
  },
  // Without a file.
  'POST /api/admin/products/{id}/pictures': {
    make,
    query: `?version=${version}`,
    may: keepers({ ...conflict, all: 400 }),
  },
  'PUT /api/admin/products/{id}/pictures': { make, body: () => ({ version, pictures: [] }), may: keepers(conflict) },
  'PUT /api/admin/products/{id}/state': { make, body: () => ({ version, act: 'hide' }), may: keepers(conflict) },
};
