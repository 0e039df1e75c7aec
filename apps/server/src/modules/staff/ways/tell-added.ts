import type { FactorWay } from '@trassa/contracts/office';
import { toUnix } from '../../../kernel/clock.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { queueLetter } from '../letters/queue-letter.ts';
import type { StaffDeps } from '../staff-deps.ts';
import type { Open } from './change-ways.ts';

/** A letter with a way to say that it was somebody else, as of an enrolment. */
export const tellAdded = async (
  deps: Pick<StaffDeps, 'notifications'>,
  tx: Tx,
  { userId, session, device, requestId }: Open,
  way: FactorWay,
  now: Date,
): Promise<void> => {
  const data = { session, at: toUnix(now), device: device ?? '', way };
  await queueLetter(deps, tx, userId, { template: 'staff_way_added', data, cause: requestId });
};
