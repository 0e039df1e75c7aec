import { reportDays } from '@trassa/contracts/office';
import { boundsOfDay, firstDay, type Grant, lastDay, reachOf } from '@trassa/rules';
import type { FilterValue } from '../../../kernel/list-declaration.ts';
import type { Refusal } from '../../../kernel/result.ts';
import type { Period } from './movements.repository.ts';

const day = 86_400;
/** Years that reports know, by their first and last moment. */
const first = boundsOfDay(firstDay).from;
const last = boundsOfDay(lastDay).to;

/** Days of one file of sold lines: each batch of it sorts its period anew. */
const fileDays = 31;

/** The period of a query; null: none, or a longer one than so many days. */
export const periodOf = (
  filters: readonly { readonly name: string; readonly value: FilterValue }[],
  days: number = reportDays,
): Period | null => {
  const { from, to } = filters.find(({ name }) => name === 'at')?.value ?? { from: null, to: null };
  // An hour more: clocks of the place may have been changed in between.
  const isShort = from !== null && to !== null && from < to && to - from <= days * day + 3600;
  return isShort && from >= first && to <= last ? { from, to } : null;
};

const refusalOf = (max: number): Refusal => ({ code: 'validation', message: { id: 'report_period', max } });
export const noPeriod = refusalOf(reportDays);

/** VAT is of the house, as its report is. */
export const seesVat = (grants: readonly Grant[], now: number): boolean =>
  reachOf(grants, 'reports.money', now) === 'all';

/** Why somebody may not ask for lines of a rate; null: nobody asks, or he may. */
export const rateRefusal = (filters: Parameters<typeof periodOf>[0], maySeeVat: boolean): Refusal | null =>
  !maySeeVat && filters.some(({ name }) => name === 'rate')
    ? { code: 'role_required', details: { right: 'reports.money' } }
    : null;

/** Why the lines of a period are no file; null: they are one. */
export const fileRefusal = (filters: Parameters<typeof periodOf>[0]): Refusal | null =>
  periodOf(filters, fileDays) ? null : refusalOf(fileDays);
