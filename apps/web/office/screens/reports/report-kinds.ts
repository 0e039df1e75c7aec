import type { CountedName, OfficeReport, ReportName } from '@trassa/contracts/office';
import { isoDay, type Right } from '@trassa/rules';
import { SITE_ZONE } from '../../../app/shared/format/use-format.ts';
import { lists } from '../../generated/lists.ts';
import { reportLists } from '../../generated/report-lists.ts';
import type { Filters } from '../../shared/list/filters.ts';
import { toAddress } from '../../shared/list/list-query.ts';
import { type Preset, presets, startPresets } from './presets.ts';

export type AnyReport = ReportName | CountedName;
type Figures = readonly [name: string, second?: string];

export type ReportKind = {
  /** What its rows may be of, the usual one first. */
  readonly groups: readonly string[];
  readonly cuts: Filters;
  readonly presets: readonly Preset[];
  /** The period of a first visit. */
  readonly first: Preset;
  /** Whether its period is that of the beginnings of starts. */
  readonly isOfStarts: boolean;
  /** Of what the rows are when one of them is chosen; null: none can be. */
  readonly inner: string | null;
  /** What its chart shows; null: it has none. */
  readonly chart: Figures | null;
};

const { at: _at, movement: _movement, rate: _rate, code: _code, buyer: _buyer, ...sold } = lists.salesLines.filters;
const money = { cuts: sold, presets, isOfStarts: false, inner: 'day', chart: ['captured', 'refunded'] } as const;

const cutsOf = (name: CountedName): Filters => {
  const { at: _period, group: _group, ...cuts } = reportLists[name].filters;
  return cuts;
};
const past = { presets, isOfStarts: false } as const;
const ofStarts = { presets: startPresets, first: 'coming', isOfStarts: true } as const;

export const reportKinds: Readonly<Record<AnyReport, ReportKind>> = {
  sales: {
    ...money,
    first: 'days30',
    groups: ['day', 'week', 'month', 'event', 'start', 'city', 'series', 'format', 'kind', 'channel', 'provider'],
  },
  promocodes: {
    ...money,
    first: 'days30',
    groups: ['promocode', 'code_series', 'day', 'week', 'month', 'event', 'start'],
  },
  vat: { ...money, first: 'lastMonth', groups: ['month', 'whole'] },
  occupancy: {
    ...ofStarts,
    groups: ['format', 'start'],
    cuts: cutsOf('occupancy'),
    inner: 'format',
    chart: ['sold', 'free'],
  },
  sizes: {
    ...ofStarts,
    groups: ['start', 'size'],
    cuts: cutsOf('sizes'),
    inner: null,
    chart: ['lacking'],
  },
  shop: {
    ...past,
    first: 'days30',
    groups: ['size', 'product', 'category'],
    cuts: cutsOf('shop'),
    inner: 'size',
    chart: ['sold'],
  },
  insurance: {
    ...past,
    first: 'year',
    groups: ['month', 'offer'],
    cuts: cutsOf('insurance'),
    inner: 'month',
    chart: null,
  },
  participants: {
    ...ofStarts,
    first: 'next30',
    groups: ['age_gender', 'age', 'gender', 'region', 'club', 'start'],
    cuts: cutsOf('participants'),
    inner: null,
    chart: ['people'],
  },
  settlement: {
    ...past,
    first: 'year',
    groups: ['month', 'day', 'provider'],
    cuts: cutsOf('settlement'),
    inner: 'month',
    chart: null,
  },
  registration: {
    ...ofStarts,
    first: 'past90',
    groups: ['hours', 'start'],
    cuts: cutsOf('registration'),
    inner: 'hours',
    chart: ['registered'],
  },
  support: { ...past, first: 'days30', groups: ['person', 'week'], cuts: cutsOf('support'), inner: null, chart: null },
};

type Opens = NonNullable<OfficeReport['columns'][number]['opens']>;
const paths: Readonly<Record<Opens['list'], string>> = {
  sales_lines: '/reports/lines',
  tickets: '/tickets',
  policies: '/insurance/policies',
  stock: '/shop/stock',
  support: '/support',
  settlement: '/settlement',
};

/** Whoever may not see a list is shown no way to it. */
export const listRights: Readonly<Record<Opens['list'], Right>> = {
  sales_lines: 'reports.sales',
  tickets: 'tickets.view',
  policies: 'insurance.view',
  stock: 'stock.view',
  support: 'support.view',
  settlement: 'settlement.view',
};

const dayOf = (moment: string | undefined, back: number): string =>
  moment === undefined ? '' : isoDay(Number(moment) - back, SITE_ZONE);

/** The address of the list behind a figure. */
export const addressOf = (list: Opens['list'], sums: string, filters: Readonly<Record<string, string[]>>): string => {
  if (list === 'settlement') {
    const { 'f.day.from': from, 'f.day.to': to, 'f.provider': provider } = filters;
    const days = { from: dayOf(from?.[0], 0), until: dayOf(to?.[0], 1), provider: provider?.[0] ?? '' };
    return `${paths[list]}?${toAddress(days)}`;
  }
  const address = new URLSearchParams([...toAddress(filters), ...(list === 'sales_lines' ? [['sums', sums]] : [])]);
  return `${paths[list]}?${address}`;
};
