import type { Clock } from '../../kernel/clock.ts';
import type { Minor } from '../../kernel/money.ts';
import type { WalletPort } from '../orders/index.ts';
import type { CertificateCodes } from './certificate-codes.ts';
import { shareRefund } from './domain/share-refund.ts';
import { monthsAfterRefund, monthsLater } from './domain/validity.ts';
import {
  type Balance,
  findBalances,
  findRefunded,
  lockCertificates,
  refundParts,
  releaseOrders,
  selectTakings,
  takeParts,
} from './ledger.repository.ts';

export type WalletDeps = { readonly clock: Clock; readonly codes: CertificateCodes };

const isGood = (found: Balance | undefined, now: Date): found is Balance =>
  found !== undefined && found.balance > 0 && found.validUntil > now;

/** Gift certificates as money (DEC-84): every change is an entry, no balance is below zero, nothing is given back twice. */
export const createWallet = ({ clock, codes }: WalletDeps): WalletPort => ({
  async find(db, typed, replaced) {
    const hashes = new Map<string, string | null>();
    const seen = new Set<string>();
    for (const code of typed) {
      const hash = codes.hashOf(code);
      const key = hash ?? code.trim();
      if (!seen.has(key)) hashes.set(code, hash);
      seen.add(key);
    }
    const found = await findBalances(
      db,
      [...hashes.values()].filter((hash) => hash !== null),
      replaced,
    );
    const now = clock();
    return [...hashes].map(([code, hash]) => {
      const one = hash === null ? undefined : found.get(hash);
      return isGood(one, now)
        ? { code, certificateId: one.id, codeNumber: one.codeNumber, balance: one.balance, problem: null }
        : { code, certificateId: null, codeNumber: 0, balance: 0, problem: { id: 'certificate' } };
    });
  },

  async spend(tx, orderId, sent, replaced) {
    const parts = sent.filter(({ amount }) => amount > 0);
    if (!parts.length && !replaced.length) return true;
    await lockCertificates(tx, { ids: parts.map(({ certificateId }) => certificateId), orderIds: replaced });
    if (replaced.length) await releaseOrders(tx, replaced);
    return !parts.length || (await takeParts(tx, { orderId, parts, now: clock() })) === parts.length;
  },

  async release(tx, orderId) {
    await lockCertificates(tx, { orderIds: [orderId] });
    await releaseOrders(tx, [orderId]);
  },

  async spendAnew(tx, orderId) {
    await lockCertificates(tx, { orderIds: [orderId] });
    const released = (await selectTakings(tx, orderId)).filter(({ taken }) => taken === 0);
    const parts = released.map(({ certificateId, codeNumber, last }) => ({ certificateId, codeNumber, amount: last }));
    return !parts.length || (await takeParts(tx, { orderId, parts, now: clock() })) === parts.length;
  },

  async giveBack(tx, { orderId, amount, cause }): Promise<Minor> {
    await lockCertificates(tx, { orderIds: [orderId] });
    const before = await findRefunded(tx, orderId, cause);
    if (before !== null || amount <= 0) return before ?? 0;
    const parts = shareRefund(amount, await selectTakings(tx, orderId));
    if (parts.length)
      await refundParts(tx, { orderId, parts, cause, goodUntil: monthsLater(clock(), monthsAfterRefund) });
    return parts.reduce((sum, part) => sum + part.amount, 0);
  },
});
