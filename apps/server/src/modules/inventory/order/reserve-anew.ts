import { randomId } from '../../../kernel/ids.ts';
import { ok, refuse } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { bookForOrder } from '../numbers/numbers.repository.ts';
import { forgetHolds, selectLostHolds } from './ended-holds.repository.ts';
import type { LostHold } from './ended-holds.repository.ts';
import { addTaken, expireHoldsOf, insertOrderedHolds, lockQuotasById } from './order-holds.repository.ts';
import { addToClusters, addToShirts, addToTeams, setTakingsState, sumTakings } from '../takings.repository.ts';

const sumByQuota = (holds: readonly LostHold[]): Map<number, number> => {
  const sums = new Map<number, number>();
  for (const hold of holds) sums.set(hold.quotaId, (sums.get(hold.quotaId) ?? 0) + hold.count);
  return sums;
};

/** Whether every sum fits into what its quota has left; expired holds of others give way. */
const takePlaces = async (tx: Tx, sums: ReadonlyMap<number, number>): Promise<boolean> => {
  const quotas = await lockQuotasById(tx, [...sums.keys()]);
  const isShort = (given: ReadonlyMap<number, number>): boolean =>
    quotas.some((quota) => (sums.get(quota.id) ?? 0) > quota.left + (given.get(quota.id) ?? 0));
  if (isShort(new Map()) && isShort(await expireHoldsOf(tx, [...sums.keys()]))) return false;
  await addTaken(tx, sums);
  return true;
};

/** Everything besides places, or false as soon as something is gone. */
const takeThings = async (tx: Tx, orderId: number): Promise<boolean> => {
  const lost = await sumTakings(tx, orderId, 'released');
  if ((await addToClusters(tx, lost.clusters)) < lost.clusters.length) return false;
  if ((await addToShirts(tx, lost.shirts)) < lost.shirts.length) return false;
  if ((await addToTeams(tx, lost.teams)) < lost.teams.length) return false;
  if (lost.numbers.length && (await bookForOrder(tx, orderId, lost.numbers, [])).length < lost.numbers.length)
    return false;
  await setTakingsState(tx, orderId, 'kept');
  return true;
};

/** See `OrderInventory.reserveAnew`. */
export const reserveAnew = async (tx: Tx, orderId: number, expiresAt: Date): Promise<Result<Map<string, string>>> => {
  const lost = await selectLostHolds(tx, orderId);
  const anew = lost.map((hold) => ({ ...hold, oldId: hold.id, id: randomId() }));
  if (!(await takePlaces(tx, sumByQuota(lost))) || !(await takeThings(tx, orderId)))
    return refuse({ code: 'tickets_unavailable' });
  await forgetHolds(
    tx,
    lost.map((hold) => hold.id),
  );
  const { visitor = '', address = '' } = lost[0] ?? {};
  await insertOrderedHolds(tx, { orderId, expiresAt, visitor, address }, anew);
  return ok(new Map(anew.map((hold) => [hold.oldId, hold.id])));
};
