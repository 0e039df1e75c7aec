import type { Minor } from '../../../kernel/money.ts';

/** What an order took of a certificate, and got back of it. */
export type Paid = { readonly certificateId: number; readonly taken: Minor; readonly given: Minor };

/** A return among the certificates that paid: each up to what it paid and has not got back, in the given order (DEC-84). */
export const shareRefund = (
  amount: Minor,
  paid: readonly Paid[],
): { readonly certificateId: number; readonly amount: Minor }[] => {
  let rest = amount;
  return paid.flatMap(({ certificateId, taken, given }) => {
    const part = Math.min(rest, Math.max(0, taken - given));
    rest -= part;
    return part > 0 ? [{ certificateId, amount: part }] : [];
  });
};
