import type { OfficeSalesLine } from '@trassa/contracts/office';

/** Fields that figures sum. */
const summedFields = [
  'places',
  'code_places',
  'gross',
  'discount',
  'total',
  'delivery',
  'certificates_amount',
  'captured',
  'refunded',
  'refunded_certificates',
  'net',
  'vat',
  'base',
  'refunded_vat',
  'net_vat',
] as const;

type Page = { readonly values: readonly OfficeSalesLine[]; readonly total: { count: number; exact: boolean } };

/** What a figure asked for, summed over its lines; null: nothing was asked, or not all lines are on this page. BO-083 */
export const sumOf = (field: string | null, page: Page | undefined): number | null => {
  if (!page || !page.total.exact || page.values.length < page.total.count) return null;
  if (field === 'orders') return new Set(page.values.map(({ order }) => order.public_id)).size;
  const known = summedFields.find((one) => one === field);
  if (!known) return null;
  return page.values.reduce((all, line) => all + Math.round((line[known] ?? 0) * 100), 0) / 100;
};
