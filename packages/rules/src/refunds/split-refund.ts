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
