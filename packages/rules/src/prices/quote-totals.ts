import type { Minor } from './money.ts';

export type QuoteTotals = {
  delivery: Minor;
  discount: Minor;
  certificates: { code: string; amount: Minor }[];
  /** Goods with discounts, and delivery. */
  total: Minor;
  /** To pay: total less certificates. */
  amount: Minor;
};

export type LineTotal = {
  /** Of its kind of goods. */
  readonly selector: string;
  readonly total: Minor;
  readonly discount: Minor;
};

type Extras = {
  /** Each is charged once, however many lines it carries (DEC-92). */
  shipments?: readonly { readonly cost: Minor }[];
  /** Gift certificates in the order they are spent. */
  certificates?: readonly { code: string; balance: Minor }[];
};

const sumOf = <T>(list: readonly T[], value: (one: T) => Minor): Minor =>
  list.reduce((sum, one) => sum + value(one), 0);

/** Gift certificates pay for everything but certificates (DEC-84). */
export const isCoverable = ({ selector }: Pick<LineTotal, 'selector'>): boolean => selector !== 'certificate';

/** What gift certificates may pay for (DEC-84). */
export const coverableSum = (lines: readonly LineTotal[], delivery: Minor): Minor =>
  delivery + sumOf(lines, (line) => (isCoverable(line) ? line.total : 0));

/** Totals of the quote in kopecks; a certificate lowers the sum up to its balance (API 5.2, DEC-84). */
export const quoteTotals = (lines: readonly LineTotal[], extras: Extras = {}): QuoteTotals => {
  const delivery = sumOf(extras.shipments ?? [], ({ cost }) => cost);
  const total = delivery + sumOf(lines, (line) => line.total);
  let coverable = coverableSum(lines, delivery);
  const certificates = (extras.certificates ?? []).map(({ code, balance }) => {
    const amount = Math.min(Math.max(0, balance), coverable);
    coverable -= amount;
    return { code, amount };
  });
  return {
    delivery,
    discount: sumOf(lines, ({ discount }) => discount),
    certificates,
    total,
    amount: total - sumOf(certificates, ({ amount }) => amount),
  };
};
