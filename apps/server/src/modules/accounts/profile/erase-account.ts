import type { Tx } from '../../../platform/database/index.ts';
import type { ErasedPerson, Obstacle } from '../../../platform/personal-data.ts';
import { createKeyedHash } from '../../../platform/secrets/keyed-hash.ts';
import type { Account } from '../account.ts';
import type { SignInDeps } from '../account-deps.ts';
import { joinPurchases } from '../join-purchases.ts';
import { eraseEverywhere, lockBelongings } from '../personal/erase-everywhere.ts';
import { eraseGuests } from '../personal/erase-user.repository.ts';
import { findObstacles } from '../personal/find-obstacles.ts';

export type EraseDeps = Pick<SignInDeps, 'codesKey' | 'personalData' | 'cancelJoined' | 'tellEndedOffers'>;

const placesOf = (account: Account, codesKey: Buffer): ErasedPerson => {
  const own = account.email?.toLowerCase();
  const planned = account.newEmail?.toLowerCase();
  const person = own ?? account.phone;
  return {
    userId: account.id,
    emails: own && account.emailConfirmed ? [own] : [],
    unproved: [own && !account.emailConfirmed ? own : undefined, planned].filter((one) => one !== undefined),
    phones: account.phone ? [account.phone] : [],
    personHash: person === null ? null : createKeyedHash(codesKey)(`person ${person}`),
  };
};

/**
 * Erases a locked account with all that leads to the person; orders, payments and consents stay as documents without him. Answers
 * what keeps it from that: whoever asked rolls the rest back; null: done. `force` agrees to the loss of coming tickets.
 */
export const eraseAccount = async (
  tx: Tx,
  { codesKey, personalData, cancelJoined, tellEndedOffers }: EraseDeps,
  account: Account,
  force: boolean,
): Promise<Obstacle['kind'] | null> => {
  const { id: userId, email } = account;
  if (email) await joinPurchases(tx, personalData, { userId, email });
  const erased = placesOf(account, codesKey);
  await lockBelongings(tx, personalData, erased);
  await cancelJoined(tx, userId);
  const has = await findObstacles(tx, personalData, [userId]);
  for (const kind of ['last_admin', 'open_order'] as const) if (has(kind, userId)) return kind;
  if (has('coming_ticket', userId) && !force) return 'coming_ticket';
  await tellEndedOffers(tx, erased);
  await eraseEverywhere(tx, personalData, erased);
  await eraseGuests(tx, erased);
  return null;
};
