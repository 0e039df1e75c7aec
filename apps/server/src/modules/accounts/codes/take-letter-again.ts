import { ok, refuse, type Result } from '../../../kernel/result.ts';
import type { Executor } from '../../../platform/database/index.ts';
import { createAttempts, isTaken } from './attempts.ts';

/** Letters about one thing that are sent again within a day, by whomever. */
const perDay = { count: 5, seconds: 86_400 };

/**
 * Whether a letter about this goes once more because somebody of the staff says so; undone with the transaction. Refuses `rate_limited`
 * in words. BO-008
 */
export const takeLetterAgain = async (db: Executor, secret: Buffer, about: string): Promise<Result<void>> => {
  const taken = await createAttempts(db, secret).take('letter_again', about, [perDay]);
  return isTaken(taken)
    ? ok(undefined)
    : refuse({ code: 'rate_limited', message: { id: 'letter_again_limit' }, retryAfter: taken.wait });
};
