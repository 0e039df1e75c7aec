import type { Language } from '@trassa/contracts';
import type { OfficeCertificate } from '@trassa/contracts/office';
import { type CertificateAct, certificateObstacle, orderNumber } from '@trassa/rules';
import { changedSince, notFound, ok, refuse, type Result } from '../../../../kernel/result.ts';
import { type Tx, versionField } from '../../../../platform/database/index.ts';
import type { Acted, Change } from '../../../../platform/http/index.ts';
import { type CertificateCardRow, lockCertificateCard } from '../certificate-rows.repository.ts';
import { factsOf, momentOf } from '../present-certificate.ts';
import { readCard } from '../read-card.ts';

/** Which certificate, the version of it that was seen, and why it is acted on. */
export type AskedAct = { readonly publicId: string; readonly version: number; readonly reason: string };
export type Who = { readonly userId: number; readonly now: Date; readonly language: Language };
export type ShownCard = { values: OfficeCertificate };

/** As the history names it. */
export const objectOf = (publicId: string) => ({ kind: 'certificate', publicId, title: orderNumber(publicId) });

/**
 * The certificate for an act of the staff, locked until the end of the transaction like one that pays. Refuses `conflict` when
 * somebody has changed it since it was seen, and `state` in words.
 */
export const lockToAct = async (
  tx: Tx,
  act: CertificateAct,
  { publicId, version }: Omit<AskedAct, 'reason'>,
  now: Date,
): Promise<Result<CertificateCardRow>> => {
  const row = await lockCertificateCard(tx, publicId);
  if (!row) return notFound();
  if (row.version !== version) return changedSince(version, row.version);
  const obstacle = certificateObstacle(act, factsOf(row), momentOf(now));
  return obstacle === null ? ok(row) : refuse({ code: 'state', message: { id: `certificate_act_${obstacle}` } });
};

/** What an act answers, and its entry with the step of the version. */
export const actedOn = async (
  tx: Tx,
  row: CertificateCardRow,
  { changes, reason, now }: { readonly changes: readonly Change[]; readonly reason: string; readonly now: Date },
): Promise<Result<Acted<ShownCard>>> => {
  const after = await readCard(tx, row.publicId, { now, mayEdit: true });
  if (!after) return notFound();
  return ok({
    answer: { values: after },
    object: objectOf(row.publicId),
    changes: [...changes, { field: versionField, before: row.version, after: after.version }],
    reason,
  });
};
