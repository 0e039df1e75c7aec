import { z } from 'zod';
import { call } from '../../call.ts';
import { Id, Money, Unix } from '../../entities/basic.ts';
import { declareList, listOf, ListQuery } from '../list.ts';
import { countOf } from '../lists/count.ts';

/** `other`: goods that the house does not know, and money given back out of goodwill. BO-086 */
export const saleKinds = ['ticket', 'shop', 'insurance', 'certificate', 'delivery', 'other'] as const;
/** `move`: the difference of a moved ticket, which is money and no new sale. */
export const saleMovements = ['sale', 'move', 'refund'] as const;
export const saleChannels = ['site', 'staff'] as const;

/** Filters of sold lines and of the reports that sum them. */
export const saleFilters = {
  event: { kind: 'one_of', values: 'ids', none: true },
  start: { kind: 'one_of', values: 'ids', none: true },
  city: { kind: 'one_of', values: 'ids', none: true },
  series: { kind: 'one_of', values: 'ids', none: true },
  format: { kind: 'one_of', values: 'ids', none: true },
  kind: { kind: 'one_of', values: saleKinds },
  channel: { kind: 'one_of', values: saleChannels },
  /** none: nothing was paid by money. */
  provider: { kind: 'one_of', values: 'ids', none: true },
} as const;

/** What every figure of money is the sum of: a line of a paid order, its carriage, or a part that came back. */
export const salesLinesList = declareList({
  name: 'sales_lines',
  columns: [
    'at',
    'order',
    'movement',
    'kind',
    'title',
    'channel',
    'provider',
    'start',
    'places',
    'code_places',
    'gross',
    'discount',
    'total',
    'certificates_amount',
    'captured',
    'refunded',
    'refunded_certificates',
    'net',
    'rate',
    'vat',
    'base',
    'refunded_vat',
  ],
  filters: {
    /** The money's own moment; both bounds are needed. */
    at: { kind: 'range', of: 'moment' },
    movement: { kind: 'one_of', values: saleMovements },
    ...saleFilters,
    promocode: { kind: 'one_of', values: 'ids', none: true },
    code_series: { kind: 'one_of', values: 'ids', none: true },
    /** Whether a promocode made it cheaper. */
    code: { kind: 'one_of', values: ['yes', 'no'] },
    /** Whether the mailbox had bought before. */
    buyer: { kind: 'one_of', values: ['new', 'known'] },
    /** Per cent of VAT by the day of the sale; none: without. */
    rate: { kind: 'one_of', values: 'ids', none: true },
  },
  sorts: { at: 'moment' },
  defaultSort: '-at',
  search: false,
  views: {},
});

/** Sums of one line; of a refund those that it gave back. */
export const SaleSums = z.object({
  places: z.int(),
  /** Those that a promocode made cheaper. */
  code_places: z.int(),
  gross: Money,
  discount: Money,
  /** After discounts; of a delivery its cost. */
  total: Money,
  /** The part of `total` that is for carriage. */
  delivery: Money,
  /** Of `total` paid by gift certificates, and by money. */
  certificates_amount: Money,
  captured: Money,
  refunded: Money,
  refunded_certificates: Money,
  /** captured − refunded; of a refund below zero. */
  net: z.number(),
  /** VAT: null without `reports.money` of the whole house. */
  vat: Money.nullable(),
  base: Money.nullable(),
  refunded_vat: Money.nullable(),
  /** vat − refunded_vat */
  net_vat: z.number().nullable(),
});
export type SaleSums = z.infer<typeof SaleSums>;

export const OfficeSalesLine = SaleSums.extend({
  id: z.string(),
  at: Unix,
  movement: z.enum(saleMovements),
  kind: z.enum(saleKinds),
  order: z.object({ public_id: Id, number: z.string() }),
  title: z.string().nullable(),
  start: z.object({ public_id: Id, title: z.string() }).nullable(),
  channel: z.enum(saleChannels),
  provider: z.string().nullable(),
  rate: z.int().nullable(),
});
export type OfficeSalesLine = z.infer<typeof OfficeSalesLine>;

/** The lines that reports of money sum (back-office.md 5.20). BO-083 */
export const officeSalesLines = {
  list: call({
    method: 'GET',
    path: '/api/admin/sales_lines',
    auth: 'staff',
    right: 'reports.sales',
    scope: 'list',
    act: null,
    summary: 'What was sold and what came back within a period of 400 days at most, line by line',
    query: ListQuery,
    responses: { 200: listOf(OfficeSalesLine) },
  }),
  count: countOf('/api/admin/sales_lines', 'reports.sales'),
};
