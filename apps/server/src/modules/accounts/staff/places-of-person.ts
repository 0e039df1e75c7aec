import type { Places } from '@trassa/rules';
import type { Executor } from '../../../platform/database/index.ts';
import { findStartsOfPerson } from './person.repository.ts';

/** Where a person belongs: to every start that he has a ticket or an order of; null: there is nobody. */
export const placesOfPerson = async (
  db: Executor,
  publicId: string,
  placesOfStarts: (db: Executor, starts: readonly number[]) => Promise<Places>,
): Promise<Places | null> => {
  const starts = await findStartsOfPerson(db, publicId);
  return starts && placesOfStarts(db, starts);
};
