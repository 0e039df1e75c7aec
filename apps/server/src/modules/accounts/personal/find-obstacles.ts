import type { Executor } from '../../../platform/database/index.ts';
import type { Obstacle, PersonalDataOwner } from '../../../platform/personal-data.ts';

/** What these people still have under way, by internal id. */
export const findObstacles = async (
  db: Executor,
  owners: readonly PersonalDataOwner[],
  userIds: readonly number[],
): Promise<(kind: Obstacle['kind'], userId: number) => boolean> => {
  const found: Obstacle[] = [];
  for (const owner of owners) found.push(...((await owner.obstacles?.(db, userIds)) ?? []));
  return (kind, userId) => found.some((one) => one.kind === kind && one.userId === userId);
};
