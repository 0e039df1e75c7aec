import type { OfficeCertificate } from '@trassa/contracts/office';
import type { Executor } from '../../../platform/database/index.ts';
import { lettersOfCertificate } from '../../notifications/index.ts';
import { findCertificateCard } from './certificate-rows.repository.ts';
import { presentCard } from './present-certificate.ts';

/** The card of a certificate with its letters; null: there is none. `mayEdit`: whoever looks may act on it. */
export const readCard = async (
  db: Executor,
  publicId: string,
  { now, mayEdit }: { readonly now: Date; readonly mayEdit: boolean },
): Promise<OfficeCertificate | null> => {
  const row = await findCertificateCard(db, publicId);
  return row && presentCard({ row, letters: await lettersOfCertificate(db, row), mayEdit }, now);
};
