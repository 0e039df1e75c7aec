import type { Places } from '@trassa/rules';
import type { Executor } from '../../../../platform/database/index.ts';
import { isStory } from './story-rows.repository.ts';

/** Where a story belongs: to no start, as stories are the house's; null: there is none. */
export const placesOfStory = async (db: Executor, publicId: string): Promise<Places | null> =>
  (await isStory(db, publicId)) ? [] : null;
