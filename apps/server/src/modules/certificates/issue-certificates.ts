import { fromUnix } from '../../kernel/clock.ts';
import { randomId } from '../../kernel/ids.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { NotificationsModule } from '../notifications/index.ts';
import type { PaidOrder, StoredLine } from '../orders/index.ts';
import type { CertificateCodes } from './certificate-codes.ts';
import type { CertificateDetails } from './certificate-line.ts';
import { insertCertificates, type NewCertificate } from './certificates.repository.ts';
import { monthsLater, validMonths } from './domain/validity.ts';

export type IssueDeps = {
  readonly codes: CertificateCodes;
  readonly notifications: Pick<NotificationsModule, 'queue'>;
};

const certificatesOf = (codes: CertificateCodes, line: StoredLine<CertificateDetails>, now: Date): NewCertificate[] => {
  const { recipient } = line.details;
  // Late money may come after the day that was chosen.
  const sendAt = recipient.send_at === null || fromUnix(recipient.send_at) < now ? now : fromUnix(recipient.send_at);
  const validUntil = monthsLater(sendAt, validMonths);
  return Array.from({ length: line.count }, (_, index) => {
    const publicId = randomId();
    const codeHash = codes.hashOf(codes.codeOf(publicId));
    if (codeHash === null) throw new Error('a code of our own is no code');
    const { name, email, text } = recipient;
    const own = {
      publicId,
      codeHash,
      lineId: line.id,
      place: index + 1,
      nominalId: line.itemId || null,
      amount: line.price,
    };
    return { ...own, name, email, text, sendAt, validUntil };
  });
};

/** One certificate per piece, exactly once, and the buyer's letter; the recipients' go at their own time (DEC-84). */
export const issueCertificates = async (
  tx: Tx,
  { codes, notifications }: IssueDeps,
  order: PaidOrder,
  lines: readonly StoredLine<CertificateDetails>[],
  now: Date,
): Promise<void> => {
  await insertCertificates(
    tx,
    order.id,
    lines.flatMap((line) => certificatesOf(codes, line, now)),
  );
  if (lines.every(({ details }) => details.byHand)) return;
  await notifications.queue(tx, [
    {
      template: 'certificates_bought',
      recipient: order.email,
      language: order.language,
      data: { order: order.publicId },
      dedupeKey: `certificates_bought:${order.publicId}`,
    },
  ]);
};
