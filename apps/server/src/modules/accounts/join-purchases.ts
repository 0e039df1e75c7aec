import type { Tx } from '../../platform/database/index.ts';
import type { PersonalDataOwner } from '../../platform/personal-data.ts';
import { isOwnAddress, lockTemporary } from './join-purchases.repository.ts';

/**
 * Orders, tickets, policies, holds and files of the guests who paid with this address become the account's, at every
 * login and confirmation (DEC-42); an address that is not its confirmed one joins nothing. Answers how many orders came.
 */
export const joinPurchases = async (
  tx: Tx,
  owners: readonly PersonalDataOwner[],
  { userId, email }: { userId: number; email: string },
): Promise<number> => {
  if (!(await isOwnAddress(tx, userId, email))) return 0;
  const guests = await lockTemporary(tx, email);
  if (!guests.length) return 0;
  let orders = 0;
  for (const owner of owners) orders += (await owner.join?.(tx, guests, userId)) ?? 0;
  return orders;
};
