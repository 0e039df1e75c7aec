/** A filter as the contract declares it. */
export type Filter = { readonly none?: boolean } & (
  | { readonly kind: 'one_of'; readonly values: 'ids' | readonly string[] }
  | { readonly kind: 'range'; readonly of: 'moment' | 'money' | 'count' }
  | { readonly kind: 'text' }
);
export type Filters = Readonly<Record<string, Filter>>;

/** How filters and their values are called. */
export type FilterWords = {
  filter(name: string): string;
  value(name: string, value: string): string;
};

/** Days of a field and the moments between them, by the person's clock; unix seconds. The last day counts whole. */
export const dayToMoment = (day: string, isLast: boolean): string => {
  const at = new Date(`${day}T00:00:00`);
  if (Number.isNaN(at.getTime())) return '';
  if (isLast) at.setDate(at.getDate() + 1);
  return String(Math.floor(at.getTime() / 1000));
};

export const momentToDay = (moment: string, isLast: boolean): string => {
  const seconds = moment === 'today' ? Math.floor(new Date().setHours(0, 0, 0, 0) / 1000) : Number(moment);
  if (!Number.isFinite(seconds) || moment === '') return '';
  const at = new Date((isLast ? seconds - 1 : seconds) * 1000);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
};
