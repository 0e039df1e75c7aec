import type { Tx } from '../../platform/database/index.ts';
import { giveUsesBack, type Uses } from '../promocodes/index.ts';
import { type OrderedLine, selectLines } from './lines.repository.ts';
import type { WalletPort } from './ports.ts';
import { kindsOf, type Sellables } from './sellable.ts';

export const usesOf = (lines: readonly OrderedLine[]): Uses[] =>
  lines.flatMap(({ promocodeId, promocodeCount }) =>
    promocodeId !== null && promocodeCount > 0 ? [{ promocodeId, count: promocodeCount }] : [],
  );

/** To whom: to everybody, to the buyer as far as it was his before the order, or to the buyer. */
type How = 'release' | 'undo' | 'handBack';

/** Gives back the goods of an unpaid order; answers the uses of promocodes that are still to come back. */
export const releaseGoods = async (
  tx: Tx,
  sellables: Sellables,
  orderId: number,
  how: How = 'release',
): Promise<Uses[]> => {
  const lines = await selectLines(tx, orderId);
  for (const kind of kindsOf(lines)) await sellables.get(kind)?.[how]?.(tx, orderId);
  return usesOf(lines);
};

export type ReleaseDeps = { readonly sellables: Sellables; readonly wallet: WalletPort };

/**
 * Gives back all that an unpaid order took: its goods, then the uses of its promocodes (DEC-81), then what certificates
 * paid. `undo` leaves the buyer what he held before the order, `handBack` all places of it.
 */
export const releaseOrder = async (
  tx: Tx,
  { sellables, wallet }: ReleaseDeps,
  orderId: number,
  how: How = 'release',
): Promise<void> => {
  await giveUsesBack(tx, await releaseGoods(tx, sellables, orderId, how));
  await wallet.release(tx, orderId);
};
