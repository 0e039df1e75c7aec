import type { Places } from '@trassa/rules';
import type { Executor } from '../../platform/database/index.ts';
import { findRequest } from './requests.repository.ts';

/** Where a request about data belongs: to no start; null: there is none. */
export const placesOfPrivacyRequest = async (db: Executor, publicId: string): Promise<Places | null> =>
  (await findRequest(db, publicId)) ? [] : null;
