import type { OfficePrivacyRequest } from '@trassa/contracts/office';
import type { Executor } from '../../platform/database/index.ts';
import { daysOf, presentCard } from './present-request.ts';
import type { PrivacyDeps } from './privacy-deps.ts';
import { findRequest } from './requests.repository.ts';

const nobody = { account: null, guests: 0, hindrances: [] } as const;

/** A request with what is kept of its person; null: there is none. */
export const readCard = async (
  db: Executor,
  { accounts, namesOf, clock }: Pick<PrivacyDeps, 'accounts' | 'namesOf' | 'clock'>,
  publicId: string,
  mayHandle: boolean,
): Promise<OfficePrivacyRequest | null> => {
  const row = await findRequest(db, publicId);
  if (!row) return null;
  const isOpen = row.outcome === null && row.email !== null;
  const person = isOpen ? await accounts.findAsked(db, row.email) : nobody;
  const names = await namesOf(db, row.updatedBy === null ? [] : [row.updatedBy]);
  return presentCard({ row, person, updatedBy: names.get(row.updatedBy ?? 0), mayHandle }, daysOf(clock()).today);
};
