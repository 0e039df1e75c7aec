import type { Places } from '@trassa/rules';
import type { Executor } from '../../../../platform/database/index.ts';
import { isOffer } from './offer-rows.repository.ts';

/** Where an offer belongs: to no start, as offers are the house's; null: there is none. */
export const placesOfOffer = async (db: Executor, publicId: string): Promise<Places | null> =>
  (await isOffer(db, publicId)) ? [] : null;
