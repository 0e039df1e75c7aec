import type { Tx } from '../../platform/database/index.ts';
import { guessRules } from './domain/guessing.ts';
import { selectFactor } from './factors.repository.ts';
import { queueLetter } from './letters/queue-letter.ts';
import type { StaffDeps } from './staff-deps.ts';

/** After a wrong one: the person hears when that began a rest, or a block. */
export const tellWrong = async (deps: StaffDeps, tx: Tx, userId: number, now: Date): Promise<void> => {
  const factor = await selectFactor(tx, userId);
  const isBlocked = factor?.blockedAt?.getTime() === now.getTime();
  const isRest = factor?.restUntil?.getTime() === now.getTime() + guessRules.minutes * 60_000;
  if (!isBlocked && !isRest) return;
  await queueLetter(deps, tx, userId, {
    template: isBlocked ? 'staff_blocked' : 'staff_wrong_codes',
    data: {},
    cause: String(now.getTime()),
  });
};
