import type { Places } from '@trassa/rules';
import type { Executor } from '../../../../platform/database/index.ts';
import { selectReadyAnswer } from './ready-answers.repository.ts';

/** Where a ready answer belongs: to no start, as what visitors ask is the house's; null: there is none. */
export const placesOfReadyAnswer = async (db: Executor, publicId: string): Promise<Places | null> =>
  (await selectReadyAnswer(db, publicId)) ? [] : null;
