import type { Tx } from '../../../platform/database/index.ts';
import type { ErasedPerson } from '../../../platform/personal-data.ts';
import { lockEventCities } from '../../events/index.ts';
import { findRunCities } from './run-cities.repository.ts';

/** An import of results that is under way ends before the erasure; one that comes later knows that the account is gone. */
export const lockRunCities = async (tx: Tx, { userId }: ErasedPerson): Promise<void> =>
  lockEventCities(tx, await findRunCities(tx, userId));
