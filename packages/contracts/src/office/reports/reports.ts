import { z } from 'zod';
import { call } from '../../call.ts';
import { Unix, values } from '../../entities/basic.ts';
import { declareList, ListQuery } from '../list.ts';
import { saleFilters } from './sales-lines.ts';

/** What rows of a report are of. */
export const salesGroups = [
  'day',
  'week',
  'month',
  'event',
  'start',
  'city',
  'series',
  'format',
  'kind',
  'channel',
  'provider',
] as const;
export const promocodeGroups = ['promocode', 'code_series', 'day', 'week', 'month', 'event', 'start'] as const;
export const vatGroups = ['whole', 'month'] as const;
/** Rows that a report has at most; its totals are of all. */
export const reportRows = 1000;
/** Days of a period at most. */
export const reportDays = 400;

export const reportPeriod = { at: { kind: 'range', of: 'moment' } } as const;
export const reportSort = { sorts: { at: 'moment' }, defaultSort: 'at', search: false, views: {} } as const;

/** Reports by their names: the cuts they know and the figures they have, in their order (back-office.md 5.20). */
export const officeReportLists = {
  sales: declareList({
    name: 'report_sales',
    columns: [
      'orders',
      'places',
      'net',
      'gross',
      'discount',
      'delivery',
      'certificates_amount',
      'captured',
      'refunded',
      'refunded_certificates',
      'ticket',
      'shop',
      'insurance',
      'certificate',
      'other',
    ],
    filters: { ...reportPeriod, group: { kind: 'one_of', values: salesGroups }, ...saleFilters },
    ...reportSort,
  }),
  promocodes: declareList({
    name: 'report_promocodes',
    columns: ['code_orders', 'new_buyers', 'code_places', 'discount', 'turnover', 'refunded', 'refunded_certificates'],
    filters: {
      ...reportPeriod,
      group: { kind: 'one_of', values: promocodeGroups },
      ...saleFilters,
      promocode: { kind: 'one_of', values: 'ids' },
      code_series: { kind: 'one_of', values: 'ids', none: true },
    },
    ...reportSort,
  }),
  vat: declareList({
    name: 'report_vat',
    columns: ['captured', 'base', 'vat', 'refunded', 'refunded_vat', 'net_vat'],
    filters: { ...reportPeriod, group: { kind: 'one_of', values: vatGroups }, ...saleFilters },
    ...reportSort,
  }),
};
export type ReportName = keyof typeof officeReportLists;

/** Filters of a list as its address has them: `f.kind` → ['ticket']. */
const Filters = z.record(z.string(), z.array(z.string()));
export type ReportFilters = z.infer<typeof Filters>;

/** null: there is nothing to count it by. */
const Figures = z.array(z.number().nullable());
/** Lists of the office that figures are the sums of. */
export const openedLists = ['sales_lines', 'tickets', 'policies', 'stock', 'support', 'settlement'] as const;

export const OfficeReport = z.object({
  /** What the rows are of, outermost first. */
  keys: z.array(z.string()),
  columns: z.array(
    z.object({
      name: z.string(),
      of: z.enum(['count', 'money', 'percent', 'days', 'minutes']),
      /**
       * A figure is the sum of this field over the rows that its row's filters and these match (`openedFilters`); `orders`: how many
       * different ones, `rows`: how many rows. `period`: by which filter the list has the time of a row, null: it asks for none.
       * null: no list has what was counted.
       */
      opens: z
        .object({ list: z.enum(openedLists), sums: z.string(), period: z.string().nullable(), filters: Filters })
        .nullable(),
    }),
  ),
  rows: z.array(
    z.object({
      /** Of each key its value, a day where it is a time; null: has none. `title`: its name, where it has one. */
      keys: z.array(z.object({ value: z.string().nullable(), title: z.string().nullable() })),
      /** null: no list is bounded so. */
      filters: Filters.nullable(),
      figures: Figures,
    }),
  ),
  totals: z.object({ filters: Filters.nullable(), figures: Figures }),
  /** There are more rows than a report has. */
  more: z.boolean(),
  generated: Unix,
});
export type OfficeReport = z.infer<typeof OfficeReport>;

export const reportCall = { method: 'GET', auth: 'staff', act: null, query: ListQuery } as const;
export const reportAnswer = { responses: { 200: values(OfficeReport) } } as const;

/** `?from&to&group&f.*`: the first and the last day of Moscow (back-office.md 4.4). */
export const officeReports = {
  sales: call({
    ...reportCall,
    path: '/api/admin/reports/sales',
    right: 'reports.sales',
    scope: 'list',
    summary: 'What was sold and what came back, by time or by what it was for',
    ...reportAnswer,
  }),
  promocodes: call({
    ...reportCall,
    path: '/api/admin/reports/promocodes',
    right: 'reports.sales',
    scope: 'list',
    summary: 'What was bought with promocodes: by code, by series of codes, by time or by what it was for',
    ...reportAnswer,
  }),
  vat: call({
    ...reportCall,
    path: '/api/admin/reports/vat',
    right: 'reports.money',
    scope: 'house',
    summary: 'VAT by the rate that was valid on the day of each sale',
    ...reportAnswer,
  }),
};
