import type { Tx } from '../../../platform/database/index.ts';
import { moveReleases } from './due-reserves.repository.ts';
import { moveWaves } from './move-waves.repository.ts';

/** Port: what formats' places have of a clock goes with their start; `seconds` may be below 0. Back-office 5.2 */
export const movePlaces = async (tx: Tx, formatIds: readonly number[], seconds: number): Promise<void> => {
  await moveWaves(tx, formatIds, seconds);
  await moveReleases(tx, formatIds, seconds);
};
