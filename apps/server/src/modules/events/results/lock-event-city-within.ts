import type { Tx } from '../../../platform/database/index.ts';
import { beginTurn, giveTurnUp, haveTurn, lockEventCities } from './results-state.repository.ts';

/** PostgreSQL: a lock was not to be had in time. */
const notInTime = '55P03';

/** As `lockEventCities`, unless somebody else works with its results longer than so many milliseconds; answers whether it did. */
export const lockEventCityWithin = async (tx: Tx, id: number, milliseconds: number): Promise<boolean> => {
  await beginTurn(tx, milliseconds);
  try {
    await lockEventCities(tx, [id]);
  } catch (error) {
    if ((error as { code?: string }).code !== notInTime) throw error;
    await giveTurnUp(tx);
    return false;
  }
  await haveTurn(tx);
  return true;
};
