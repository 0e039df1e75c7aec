import { startStates } from '@trassa/rules';
import { call } from '../../call.ts';
import { kinds } from '../../entities/basic.ts';
import { declareList } from '../list.ts';
import { reportAnswer, reportCall, reportPeriod, reportSort } from './reports.ts';

/** Which starts alone a report is of; its period is that of their beginnings. */
const starts = {
  event: { kind: 'one_of', values: 'ids' },
  start: { kind: 'one_of', values: 'ids' },
  series: { kind: 'one_of', values: 'ids' },
  city: { kind: 'one_of', values: 'ids' },
} as const;

/** Reports that count what stands in tables of its own: their cuts, rows and figures, in their order (back-office.md 5.20). */
export const countedReportLists = {
  occupancy: declareList({
    name: 'report_occupancy',
    columns: ['capacity', 'reserve', 'sold', 'held', 'free', 'filled', 'lately', 'days_to_full', 'returned'],
    filters: {
      ...reportPeriod,
      group: { kind: 'one_of', values: ['format', 'start'] },
      state: { kind: 'one_of', values: startStates },
      kind: { kind: 'one_of', values: kinds },
      ...starts,
    },
    ...reportSort,
  }),
  sizes: declareList({
    name: 'report_sizes',
    columns: ['stock', 'chosen', 'male', 'female', 'left', 'wanted', 'lacking'],
    filters: {
      ...reportPeriod,
      group: { kind: 'one_of', values: ['start', 'size'] },
      state: { kind: 'one_of', values: startStates },
      format: { kind: 'one_of', values: 'ids' },
      ...starts,
    },
    ...reportSort,
  }),
  shop: declareList({
    name: 'report_shop',
    columns: ['sold', 'returned', 'free', 'turnover_days'],
    filters: {
      ...reportPeriod,
      group: { kind: 'one_of', values: ['size', 'product', 'category'] },
      category: { kind: 'one_of', values: 'ids' },
      state: { kind: 'one_of', values: ['draft', 'published', 'archived'] },
    },
    ...reportSort,
  }),
  insurance: declareList({
    name: 'report_insurance',
    columns: ['policies', 'policies_sum', 'cancelled', 'cancelled_sum', 'due'],
    filters: {
      ...reportPeriod,
      group: { kind: 'one_of', values: ['month', 'offer'] },
      offer: { kind: 'one_of', values: 'ids' },
    },
    ...reportSort,
  }),
  participants: declareList({
    name: 'report_participants',
    columns: ['people', 'share', 'first_time', 'again'],
    filters: {
      ...reportPeriod,
      group: { kind: 'one_of', values: ['age_gender', 'age', 'gender', 'region', 'club', 'start'] },
      kind: { kind: 'one_of', values: kinds },
      ...starts,
    },
    ...reportSort,
  }),
  settlement: declareList({
    name: 'report_settlement',
    columns: ['captured', 'refunded', 'fee', 'transferred', 'difference'],
    filters: {
      ...reportPeriod,
      group: { kind: 'one_of', values: ['month', 'day', 'provider'] },
      provider: { kind: 'one_of', values: 'ids' },
    },
    ...reportSort,
  }),
  registration: declareList({
    name: 'report_registration',
    columns: ['registered', 'registered_share', 'documents', 'handed_out'],
    filters: {
      ...reportPeriod,
      group: { kind: 'one_of', values: ['hours', 'start'] },
      kind: { kind: 'one_of', values: kinds },
      ...starts,
    },
    ...reportSort,
  }),
  support: declareList({
    name: 'report_support',
    columns: ['answered', 'letters', 'median_answer'],
    filters: { ...reportPeriod, group: { kind: 'one_of', values: ['person', 'week'] } },
    ...reportSort,
  }),
};
export type CountedName = keyof typeof countedReportLists;

/** `?from&to&group&f.*`, as those of money. */
export const officeCounted = {
  occupancy: call({
    ...reportCall,
    path: '/api/admin/reports/occupancy',
    right: 'reports.sales',
    scope: 'list',
    summary:
      'Places of starts and formats: how many there are, went, came back and are free, and when they will be gone',
    ...reportAnswer,
  }),
  sizes: call({
    ...reportCall,
    path: '/api/admin/reports/sizes',
    right: 'reports.sales',
    scope: 'list',
    summary: 'Shirts of starts by size: how many there are, were chosen and are left, and how many will be wanted',
    ...reportAnswer,
  }),
  shop: call({
    ...reportCall,
    path: '/api/admin/reports/shop',
    right: 'reports.sales',
    scope: 'house',
    summary: 'Goods by size: what was sold and came back, what is in stock, and how long it will last',
    ...reportAnswer,
  }),
  insurance: call({
    ...reportCall,
    path: '/api/admin/reports/insurance',
    right: 'reports.money',
    scope: 'house',
    summary: 'Policies by month and offer: sold, cancelled, and what the insurer is due',
    ...reportAnswer,
  }),
  participants: call({
    ...reportCall,
    path: '/api/admin/reports/participants',
    right: 'reports.sales',
    scope: 'list',
    summary: 'Participants by age, gender, region and club, and who was there before',
    ...reportAnswer,
  }),
  settlement: call({
    ...reportCall,
    path: '/api/admin/reports/settlement',
    right: 'reports.money',
    scope: 'house',
    summary: 'Days of the settlement by month and provider',
    ...reportAnswer,
  }),
  registration: call({
    ...reportCall,
    path: '/api/admin/reports/registration',
    right: 'reports.sales',
    scope: 'list',
    summary: 'When before a start participants were named, sent their papers and were given their numbers',
    ...reportAnswer,
  }),
  support: call({
    ...reportCall,
    path: '/api/admin/reports/support',
    right: 'reports.sales',
    scope: 'house',
    summary: 'Requests by who answered them first, and how soon',
    ...reportAnswer,
  }),
};
