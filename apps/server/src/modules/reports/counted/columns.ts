import { ticketStatuses } from '@trassa/contracts';
import type { OfficeReport, ReportFilters } from '@trassa/contracts/office';
import type { CountedColumn } from './counted-report.ts';

type Opens = NonNullable<OfficeReport['columns'][number]['opens']>;

export const count = (title: CountedColumn['title'], opens: CountedColumn['opens'] = null): CountedColumn => ({
  of: 'count',
  title,
  opens,
});
export const money = (title: CountedColumn['title'], opens: CountedColumn['opens'] = null): CountedColumn => ({
  of: 'money',
  title,
  opens,
});
export const percent = (title: CountedColumn['title']): CountedColumn => ({ of: 'percent', title, opens: null });

/** Tickets that did not come back. */
export const kept = ticketStatuses.filter((status) => status !== 'returned');

/** How many tickets these filters leave of those of a row. */
export const tickets = (filters: ReportFilters): Opens => ({ list: 'tickets', sums: 'rows', period: null, filters });

/** A sum over a list that has the time of a row by the filter `period`. */
export const sumOver = (
  list: Opens['list'],
  sums: string,
  period: string | null = null,
  filters: ReportFilters = {},
): Opens => ({ list, sums, period, filters });
