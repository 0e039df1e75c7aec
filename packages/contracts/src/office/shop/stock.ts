import { piecesMost, sheetLinesMost, sizesMost, stockActs, stockKinds } from '@trassa/rules';
import { z } from 'zod';
import { call } from '../../call.ts';
import { Id, idParam, Unix, values } from '../../entities/basic.ts';
import { declareList, listOf, ListQuery } from '../list.ts';
import { countOf } from '../lists/count.ts';
import { By, reason, Version } from '../stamp.ts';
import { OrderRef } from './order-ref.ts';

export const stockList = declareList({
  name: 'stock',
  columns: ['title', 'size', 'category', 'stock', 'taken', 'free', 'low'],
  filters: {
    /** `low`: as few are free as its mark says or fewer; `out`: none is. */
    left: { kind: 'one_of', values: ['out', 'low', 'enough'] },
    state: { kind: 'one_of', values: ['draft', 'published', 'archived'] },
    gender: { kind: 'one_of', values: ['male', 'female', 'unisex'] },
    category: { kind: 'one_of', values: 'ids' },
    product: { kind: 'one_of', values: 'ids' },
    /** A row of the list by its own id. */
    size: { kind: 'one_of', values: 'ids' },
  },
  sorts: { product: 'number', free: 'number' },
  defaultSort: '-product',
  search: true,
  views: { low: 'f.left=out&f.left=low&f.state=published&sort=free' },
});

const size = {
  public_id: Id,
  /** null: has none. */
  size: z.string().nullable(),
  variant: z.string().nullable(),
  /** All that there ever was to sell, sent pieces too, without what was written off. */
  stock: z.int(),
  /** Pieces of waiting, paid and sent orders. */
  taken: z.int(),
  free: z.int(),
  low_mark: z.int(),
};

export const StockRow = z.object({
  ...size,
  product: z.object({ public_id: Id, title: z.string(), state: z.enum(['draft', 'published', 'archived']) }),
  category: z.object({ public_id: Id, title: z.string() }),
});
export type StockRow = z.infer<typeof StockRow>;

const StockSize = z.object(size);
export type StockSize = z.infer<typeof StockSize>;

export const ProductStock = z.object({
  public_id: Id,
  title: z.string(),
  state: z.enum(['draft', 'published', 'archived']),
  category: z.object({ public_id: Id, title: z.string() }),
  sizes: z.array(StockSize),
  version: Version,
});
export type ProductStock = z.infer<typeof ProductStock>;

const StockEntry = z.object({
  /** Older entries follow it. */
  cursor: z.int(),
  at: Unix,
  size: z.string().nullable(),
  variant: z.string().nullable(),
  kind: z.enum(stockKinds),
  /** By so many more may be sold. */
  pieces: z.int(),
  by: By,
  order: OrderRef.nullable(),
  reason: z.string(),
});
export type StockEntry = z.infer<typeof StockEntry>;

const SheetRow = z.object({
  line: z.int(),
  /** As it is called where it is known, else as it was pasted. */
  product: z.string(),
  size: z.string(),
  kind: z.enum(stockActs).nullable(),
  pieces: z.number().nullable(),
  /** The size, what was there and what was taken of it: sent back, so that a count is of the moment of the check. */
  seen: z.object({ public_id: Id, stock: z.int(), taken: z.int() }).nullable(),
  /** Free pieces now and afterwards. */
  before: z.int().nullable(),
  after: z.int().nullable(),
  /** `same`: a count that found what is there; `repeat`: the same pieces for the same reason were recorded within the last days. */
  outcome: z.enum(['change', 'same', 'repeat', 'wrong']),
  /** Of a line that cannot be done, in words. */
  message: z.string().nullable(),
});
export type SheetRow = z.infer<typeof SheetRow>;
export const StockSheet = z.object({
  dry_run: z.boolean(),
  changed: z.int(),
  /** Lines that change nothing. */
  same: z.int(),
  problem_count: z.int(),
  rows: z.array(SheetRow),
});
export type StockSheet = z.infer<typeof StockSheet>;

const product = { kind: 'product', from: 'params.id' } as const;
const card = values(ProductStock);

/** Pieces of the shop and their journal (back-office.md 3.8, 5.15). */
export const officeStock = {
  list: call({
    method: 'GET',
    path: '/api/admin/stock',
    auth: 'staff',
    right: 'stock.view',
    scope: 'list',
    act: null,
    summary: 'Sizes of products: what there is, what is taken and what is free',
    query: ListQuery,
    responses: { 200: listOf(StockRow) },
  }),
  count: countOf('/api/admin/stock', 'stock.view'),
  sheet: call({
    method: 'POST',
    path: '/api/admin/stock/sheet',
    auth: 'staff',
    right: 'stock.edit',
    scope: 'house',
    act: 'stock.sheet',
    summary:
      'Changes pieces by lines `product, variant, size, pieces, kind, reason`, all or none; a count of what is there, and what was recorded within a week for the same reason, changes nothing',
    body: z.object({
      text: z.string().max(200_000),
      dry_run: z.boolean(),
      /** Of counts: what the check saw, refused where `stock` is another by now; left out, what there is now. */
      seen: z
        .array(z.object({ public_id: Id, stock: z.int().min(0), taken: z.int().min(0) }))
        .max(sheetLinesMost)
        .optional(),
    }),
    responses: { 200: values(StockSheet) },
  }),
  read: call({
    method: 'GET',
    path: '/api/admin/stock/{id}',
    auth: 'staff',
    right: 'stock.view',
    scope: product,
    act: null,
    summary: 'Pieces of one product by variant and size',
    params: idParam,
    responses: { 200: card },
  }),
  journal: call({
    method: 'GET',
    path: '/api/admin/stock/{id}/journal',
    auth: 'staff',
    right: 'stock.view',
    scope: product,
    act: null,
    summary: 'Every change of its pieces, the latest first',
    params: idParam,
    query: z.object({ before: z.coerce.number().int().min(1).optional() }),
    responses: { 200: z.object({ values: z.array(StockEntry), next: z.int().nullable() }) },
  }),
  change: call({
    method: 'PUT',
    path: '/api/admin/stock/{id}',
    auth: 'staff',
    right: 'stock.edit',
    scope: product,
    act: 'stock.change',
    summary: 'Receives, writes off, corrects or counts pieces by size, all or none',
    params: idParam,
    body: z.object({
      version: Version,
      kind: z.enum(stockActs),
      sizes: z
        .array(
          z.object({
            public_id: Id,
            /** Of a count: those on the shelf that no order waits for. */
            pieces: z.int().min(-piecesMost).max(piecesMost),
            /** Of a count: what was taken when it began; left out, what is taken now. */
            taken: z.int().min(0).optional(),
          }),
        )
        .min(1, 'required')
        .max(sizesMost),
      reason,
    }),
    responses: { 200: card },
  }),
  marks: call({
    method: 'PUT',
    path: '/api/admin/stock/{id}/marks',
    auth: 'staff',
    right: 'stock.edit',
    scope: product,
    act: 'stock.marks',
    summary: 'How many free pieces of a size are too few',
    params: idParam,
    body: z.object({
      version: Version,
      sizes: z
        .array(z.object({ public_id: Id, low_mark: z.int().min(0).max(piecesMost) }))
        .min(1, 'required')
        .max(sizesMost),
    }),
    responses: { 200: card },
  }),
};
