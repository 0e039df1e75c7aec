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
};
