import { reportDays } from '@trassa/contracts/office';
import type { FilterValue } from '../../../kernel/list-declaration.ts';
import type { Refusal } from '../../../kernel/result.ts';
import type { Period } from './movements.repository.ts';

const day = 86_400;

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
  return isShort ? { from, to } : null;
};

const refusalOf = (max: number): Refusal => ({ code: 'validation', message: { id: 'report_period', max } });
export const noPeriod = refusalOf(reportDays);

/** Why the lines of a period are no file; null: they are one. */
export const fileRefusal = (filters: Parameters<typeof periodOf>[0]): Refusal | null =>
  periodOf(filters, fileDays) ? null : refusalOf(fileDays);
