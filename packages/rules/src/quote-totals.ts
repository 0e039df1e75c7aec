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

type Extras = {
  delivery?: Minor;
  /** Gift certificates in the order they are spent. */
  certificates?: readonly { code: string; balance: Minor }[];
  /** Part of the lines that certificates may not pay for: certificates themselves (DEC-84). */
  certificateGoods?: Minor;
};

/** Totals of the quote in kopecks; a certificate lowers the sum up to its balance (API 5.2, DEC-84). */
export const quoteTotals = (
  lines: readonly { totalCost: Minor; discount: Minor }[],
  extras: Extras = {},
): QuoteTotals => {
  const delivery = extras.delivery ?? 0;
  const goods = lines.reduce((sum, line) => sum + line.totalCost, 0);
  const total = goods + delivery;
  let coverable = total - (extras.certificateGoods ?? 0);
  const certificates = (extras.certificates ?? []).map(({ code, balance }) => {
    const amount = Math.min(Math.max(0, balance), coverable);
    coverable -= amount;
    return { code, amount };
  });
  const covered = certificates.reduce((sum, certificate) => sum + certificate.amount, 0);
  return {
    delivery,
    discount: lines.reduce((sum, line) => sum + line.discount, 0),
    certificates,
    total,
    amount: total - covered,
  };
};
