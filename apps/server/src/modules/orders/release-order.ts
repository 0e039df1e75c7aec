import type { Tx } from '../../platform/database/index.ts';
import { giveUsesBack } from '../promocodes/index.ts';
import { type KnownLine, selectLines } from './lines.repository.ts';
import type { Sellables } from './quote-lines.ts';

export const usesOf = (lines: readonly KnownLine[]): { promocodeId: number; count: number }[] =>
  lines.flatMap(({ promocodeId, promocodeCount }) =>
    promocodeId !== null && promocodeCount > 0 ? [{ promocodeId, count: promocodeCount }] : [],
  );

/**
 * Gives back all that an unpaid order took: its goods, then the uses of its promocodes (DEC-81). `undo` leaves the buyer
 * what he held before the order.
 */
export const releaseOrder = async (
  tx: Tx,
  sellables: Sellables,
  orderId: number,
  how: 'release' | 'undo' = 'release',
): Promise<void> => {
  const lines = await selectLines(tx, orderId);
  for (const kind of new Set(lines.map((line) => line.selector))) await sellables.get(kind)?.[how](tx, orderId);
  await giveUsesBack(tx, usesOf(lines));
};
