import type { Minor } from '../prices/money.ts';

export type RefundSplit = { readonly certificates: Minor; readonly money: Minor };

/**
 * Where a return of one order goes: to the certificates that paid for it, up to what they have not got back yet, the rest
 * by the payment (DEC-84). Never more than is left of both.
 */
export const splitRefund = (amount: Minor, left: RefundSplit): RefundSplit => {
  const certificates = Math.min(amount, Math.max(0, left.certificates));
  return { certificates, money: Math.min(amount - certificates, Math.max(0, left.money)) };
};

/**
 * What each order gives of a sum that several have paid, the latest first: as much as it has left, certificates before money.
 * Less than the sum in all where they have less. Back-office 5.6
 */
export const splitOverOrders = (amount: Minor, left: readonly RefundSplit[]): RefundSplit[] => {
  let rest = amount;
  return left.map((one) => {
    const split = splitRefund(rest, one);
    rest -= split.certificates + split.money;
    return split;
  });
};
