import { siteTimezone, startOfLocalDay } from '@trassa/rules';
/** What the address of the calendar says; dates are YYYY-MM-DD as the address has them, and unix seconds beside them. */
export type Filters = {
  city: number | null;
  type: string | null;
  from: string | null;
  to: string | null;
  dateFrom: number | null;
  /** The day after the last one: the upper bound is not included (DEC-50). */
  dateTo: number | null;
  page: number;
};

/** A day of the calendar is one of the site's, whatever the place of a start: its first moment and that of the next one. */
const dayOf = (text: string | null): { text: string; at: number; next: number } | null => {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const number = Date.parse(text) / 86_400_000;
  if (!Number.isFinite(number)) return null;
  const at = startOfLocalDay(number, siteTimezone);
  return at >= 0 ? { text, at, next: startOfLocalDay(number + 1, siteTimezone) } : null;
};
const positive = (text: string | null): number | null => {
  const value = Number(text);
  return text && Number.isInteger(value) && value > 0 && value < 2_147_483_647 ? value : null;
};

/** Reads the filters of an address; what makes no sense counts as absent (CAL-04). */
export const readFilters = (search: URLSearchParams): Filters => {
  const from = dayOf(search.get('from'));
  const to = dayOf(search.get('to'));
  const type = search.get('type');
  return {
    city: positive(search.get('city')),
    type: type && /^[A-Za-z0-9_-]{3,64}$/.test(type) ? type : null,
    from: from?.text ?? null,
    to: to?.text ?? null,
    dateFrom: from?.at ?? null,
    dateTo: to?.next ?? null,
    page: positive(search.get('page')) ?? 1,
  };
};

/** Address of a list of starts with these filters: of the calendar, or of the results. */
export const calendarPath = (
  filters: Partial<Record<'city' | 'type' | 'from' | 'to', string | number | null>>,
  path = '/calendar',
): string => {
  const pairs = Object.entries(filters).filter(([, value]) => value !== null && value !== undefined && value !== '');
  const search = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString();
  return search ? `${path}?${search}` : path;
};

/** First and last day of 'YYYY-MM'. */
export const monthBounds = (month: string): { from: string; to: string } => {
  const [year = 0, index = 1] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, index, 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${String(last).padStart(2, '0')}` };
};
