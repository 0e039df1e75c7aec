import type { Places } from '@trassa/rules';
import type { Executor } from '../../../platform/database/index.ts';
import { isPolicy } from './policies/policy-rows.repository.ts';

/** Where a policy belongs: to no start, as the register is the house's; null: there is none. */
export const placesOfPolicy = async (db: Executor, publicId: string): Promise<Places | null> =>
  (await isPolicy(db, publicId)) ? [] : null;
