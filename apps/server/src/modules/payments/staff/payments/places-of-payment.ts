import type { Places } from '@trassa/rules';
import type { Executor } from '../../../../platform/database/index.ts';
import { isPayment } from './payment-rows.repository.ts';

/** Where a payment belongs: to no start; null: there is none. */
export const placesOfPayment = async (db: Executor, publicId: string): Promise<Places | null> =>
  (await isPayment(db, publicId)) ? [] : null;
