import type { Places } from '@trassa/rules';
import type { Executor } from '../../../platform/database/index.ts';
import { findCard } from './request-rows.repository.ts';

/** Where a request of a visitor belongs: to no start; null: there is none. */
export const placesOfSupportRequest = async (db: Executor, publicId: string): Promise<Places | null> =>
  (await findCard(db, publicId)) ? [] : null;
