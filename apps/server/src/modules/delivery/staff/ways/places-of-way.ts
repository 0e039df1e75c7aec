import type { Places } from '@trassa/rules';
import type { Executor } from '../../../../platform/database/index.ts';
import { isWay } from './way-rows.repository.ts';

/** Where a way belongs: to no start, as delivery is the house's; null: there is none. */
export const placesOfWay = async (db: Executor, publicId: string): Promise<Places | null> =>
  (await isWay(db, publicId)) ? [] : null;
