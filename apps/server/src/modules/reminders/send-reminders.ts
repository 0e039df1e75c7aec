import { toUnix } from '../../kernel/clock.ts';
import { randomId } from '../../kernel/ids.ts';
import { confirmedBefore, dueKind } from './domain/due-letter.ts';
import { listAwaited, takeDue } from './reminders.repository.ts';
import type { RemindersDeps } from './reminders-deps.ts';

/** Letters queued in one transaction. */
const atOnce = 200;

/**
 * Sweep: queues what is due by the openings that the pages show at this moment, so a moved opening moves its letters, and a
 * start that is withdrawn has none. Answers how many.
 */
export const sendReminders = async (deps: RemindersDeps): Promise<number> => {
  const { db, clock, notifications } = deps;
  const ids = await listAwaited(db);
  if (!ids.length) return 0;
  const now = clock();
  let sent = 0;
  for (const [eventCityId, start] of await deps.showStarts(ids, 'ru')) {
    const opensAt = start.sale_state === 'soon' ? start.sale_start : undefined;
    const kind = opensAt === undefined ? null : dueKind(opensAt, toUnix(now));
    if (opensAt === undefined || kind === null) continue;
    const before = confirmedBefore(kind, opensAt);
    for (;;) {
      const taken = await db.transaction().execute(async (tx) => {
        const due = { eventCityId, kind, confirmedBefore: before === null ? null : new Date(before * 1000), now };
        const list = await takeDue(tx, { ...due, limit: atOnce });
        await notifications.queue(
          tx,
          list.map(({ publicId, email, language }) => ({
            template: 'reminder',
            recipient: email,
            language,
            data: { reminder: publicId, kind, opens: opensAt },
            // The mark on its row lets it go once; a moved opening may need another turn.
            dedupeKey: `reminder_${kind}:${randomId()}`,
          })),
        );
        return list.length;
      });
      sent += taken;
      if (taken < atOnce) break;
    }
  }
  return sent;
};
