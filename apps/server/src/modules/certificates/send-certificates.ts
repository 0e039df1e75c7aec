import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { NotificationsModule } from '../notifications/index.ts';
import { takeDue } from './certificates.repository.ts';

const batch = 200;

/** Sweep: letters to the recipients whose day has come; answers how many were queued. DEC-84 */
export const sendCertificates = async ({
  db,
  clock,
  notifications,
}: {
  db: Database;
  clock: Clock;
  notifications: Pick<NotificationsModule, 'queue'>;
}): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const due = await takeDue(tx, clock(), batch);
    await notifications.queue(
      tx,
      due.map(({ lineId, publicIds, first, email, name, language }) => ({
        template: 'certificate',
        recipient: email,
        recipientName: name,
        language,
        // The line: by it letters of an erased person are found.
        data: { line: lineId, certificates: publicIds.join(' ') },
        dedupeKey: first > 1 ? `certificate:${lineId}:${first}` : `certificate:${lineId}`,
      })),
    );
    return due.length;
  });
