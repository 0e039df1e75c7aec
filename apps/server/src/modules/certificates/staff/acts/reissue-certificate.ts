import { refuse, type Result } from '../../../../kernel/result.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import type { Acted } from '../../../../platform/http/index.ts';
import type { CertificateCardRow } from '../certificate-rows.repository.ts';
import type { CertificateActsDeps } from './acts-deps.ts';
import { actedOn, type AskedAct, lockToAct, type ShownCard, type Who } from './lock-to-act.ts';
import { setCode, setSent } from './write-certificate.repository.ts';

type Deps = Pick<CertificateActsDeps, 'codes' | 'notifications'>;

/** Its letter to the recipient; each version of a certificate has one of its own. */
const mail = (
  tx: Tx,
  { notifications }: Deps,
  { publicId, lineId, email, name, language, version }: CertificateCardRow,
  isRenewed: boolean,
): Promise<void> =>
  notifications.queue(tx, [
    {
      template: 'certificate',
      recipient: email,
      recipientName: name,
      language,
      // The line: by it letters of an erased person are found.
      data: { line: lineId, certificate: publicId, renewed: isRenewed ? 1 : 0 },
      dedupeKey: `certificate:${publicId}:${version}`,
    },
  ]);

/**
 * A new code for a lost or leaked one, in a letter to the recipient: it is the same certificate, so its balance, its ledger and what
 * orders will give back stay with it; a block of the old code ends with it. One whose day has not come is mailed on that day.
 */
export const reissueCertificate = async (
  tx: Tx,
  deps: Deps,
  asked: AskedAct,
  { userId, now }: Who,
): Promise<Result<Acted<ShownCard>>> => {
  const locked = await lockToAct(tx, 'reissue', asked, now);
  if (!locked.ok) return locked;
  const row = locked.value;
  if (!row.email) return refuse({ code: 'state', message: { id: 'certificate_mailbox' } });
  const codeNumber = row.codeNumber + 1;
  const codeHash = deps.codes.hashOf(deps.codes.codeOf(row.publicId, codeNumber));
  if (codeHash === null) throw new Error('a code of our own is no code');
  await setCode(tx, row.id, { codeHash, codeNumber }, { userId, now });
  if (row.sentAt) await mail(tx, deps, row, true);
  const changes = [{ field: 'code_number', before: row.codeNumber, after: codeNumber }];
  return actedOn(tx, row, { changes, reason: asked.reason, now });
};

/** The letter with its code once more; one that waits for its day goes now instead. Refuses after five of a day `rate_limited`. BO-008 */
export const sendCertificateAgain = async (
  tx: Tx,
  deps: Deps & Pick<CertificateActsDeps, 'takeLetterAgain'>,
  asked: AskedAct,
  { userId, now }: Who,
): Promise<Result<Acted<ShownCard>>> => {
  const locked = await lockToAct(tx, 'send', asked, now);
  if (!locked.ok) return locked;
  const row = locked.value;
  if (!row.email) return refuse({ code: 'state', message: { id: 'certificate_mailbox' } });
  const taken = await deps.takeLetterAgain(tx, `certificate ${row.publicId}`);
  if (!taken.ok) return taken;
  await setSent(tx, row.id, { userId, now });
  await mail(tx, deps, row, false);
  const changes = [{ field: 'letter', before: null, after: 'certificate' }];
  return actedOn(tx, row, { changes, reason: asked.reason, now });
};
