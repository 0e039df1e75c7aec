import type { Executor } from '../../../platform/database/index.ts';
import type { PersonalDataOwner } from '../../../platform/personal-data.ts';

/** Whether anything was typed with this address outside of accounts. */
export const hasGuestData = async (
  db: Executor,
  owners: readonly PersonalDataOwner[],
  email: string,
): Promise<boolean> => {
  for (const owner of owners) if (await owner.knows?.(db, email)) return true;
  return false;
};
