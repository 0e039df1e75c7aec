import type { Places } from '@trassa/rules';
import type { Executor } from '../../../platform/database/index.ts';
import { isProduct } from './stock/stock-rows.repository.ts';

/** Where a product belongs: to no start, as the shop is the house's; null: there is none. */
export const placesOfProduct = async (db: Executor, publicId: string): Promise<Places | null> =>
  (await isProduct(db, publicId)) ? [] : null;
