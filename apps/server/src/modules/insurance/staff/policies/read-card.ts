import type { Language } from '@trassa/contracts';
import type { OfficePolicy } from '@trassa/contracts/office';
import type { Executor } from '../../../../platform/database/index.ts';
import { lettersOfPolicy } from '../../../notifications/index.ts';
import { findPolicyCard, selectTold } from './policy-rows.repository.ts';
import { presentCard } from './present-policy.ts';

export type Shown = { readonly now: Date; readonly language: Language; readonly mayEdit: boolean };

/** The card of a policy; null: there is none. `mayEdit`: whoever looks may act on it. */
export const readCard = async (
  db: Executor,
  publicId: string,
  { mayEdit, ...shown }: Shown,
): Promise<OfficePolicy | null> => {
  const row = await findPolicyCard(db, publicId);
  if (!row) return null;
  const [told, letters] = [await selectTold(db, row.id), await lettersOfPolicy(db, publicId)];
  return presentCard({ row, told, letters, mayEdit }, shown);
};
