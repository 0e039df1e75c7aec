import type { OfficeClubResult } from '@trassa/contracts/office';
import type { Executor } from '../../../../platform/database/index.ts';
import type { NamesOf } from '../../../staff/index.ts';
import { presentCard, type Viewer } from './present-result.ts';
import { findClubResult, selectEarlier, selectOfficial } from './result-rows.repository.ts';

const mostEarlier = 5;
const mostOfficial = 3;

/** A result with what proves it; null: there is none. */
export const readClubResult = async (
  db: Executor,
  namesOf: NamesOf,
  publicId: string,
  viewer: Viewer,
): Promise<OfficeClubResult | null> => {
  const row = await findClubResult(db, publicId);
  if (!row) return null;
  const people = [row.decidedBy, row.claimedBy].filter((id) => id !== null);
  const names = await namesOf(db, people);
  const earlier = await selectEarlier(db, row, mostEarlier);
  // Official results are times.
  const official = row.unit === 'time' ? await selectOfficial(db, row, mostOfficial) : [];
  return presentCard({ row, names, official, earlier }, viewer);
};
