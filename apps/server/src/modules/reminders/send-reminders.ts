import { toUnix } from '../../kernel/clock.ts';
import { randomId } from '../../kernel/ids.ts';
import { confirmedBefore, dueKind, type ReminderKind } from './domain/due-letter.ts';
import { type Awaited, listAwaited, takeDue } from './reminders.repository.ts';
import type { RemindersDeps } from './reminders-deps.ts';

/** Letters queued in one transaction, and starts asked for by one statement. */
const atOnce = 200;

const dateOf = (seconds: number): Date => new Date(seconds * 1000);

/** The letter that a start owes to somebody now; null: none. */
const owedKind = ({ toldFrom, toldTo }: Awaited, opensAt: number, now: Date): ReminderKind | null => {
  const kind = dueKind(opensAt, toUnix(now));
  // An opening that has passed was not moved.
  const isMoved = toldTo !== null && toldTo > toUnix(now) && (toldFrom !== opensAt || toldTo !== opensAt);
  return kind === 'moved' && !isMoved ? null : kind;
};

const sendOf = async (
  { db, notifications }: RemindersDeps,
  { eventCityId, kind, opensAt, now }: { eventCityId: number; kind: ReminderKind; opensAt: number; now: Date },
): Promise<number> => {
  const before = confirmedBefore(kind, opensAt);
  const due = {
    eventCityId,
    kind,
    opensAt: dateOf(opensAt),
    confirmedBefore: before === null ? null : dateOf(before),
    now,
  };
  let [sent, after] = [0, 0];
  for (;;) {
    const taken = await db.transaction().execute(async (tx) => {
      const list = await takeDue(tx, { ...due, after, limit: atOnce });
      await notifications.queue(
        tx,
        list.map(({ publicId, email, language, was }) => ({
          template: 'reminder',
          recipient: email,
          language,
          data: { reminder: publicId, kind, opens: opensAt, ...(was !== null && { was }) },
          // The mark on its row lets it go once; a moved opening may need another turn.
          dedupeKey: `reminder_${kind}:${randomId()}`,
        })),
      );
      return list;
    });
    sent += taken.length;
    if (taken.length < atOnce) return sent;
    after = Math.max(...taken.map(({ id }) => id));
  }
};

/**
 * Sweep: queues what is due by the openings that the pages show at this moment, so a moved opening moves its letters, and a
 * start that is withdrawn has none. Answers how many.
 */
export const sendReminders = async (deps: RemindersDeps): Promise<number> => {
  const now = deps.clock();
  let [sent, after] = [0, 0];
  for (;;) {
    const awaited = await listAwaited(deps.db, after, atOnce);
    const starts = await deps.showStarts(
      awaited.map(({ id }) => id),
      'ru',
    );
    for (const one of awaited) {
      const start = starts.get(one.id);
      const opensAt = start?.sale_state === 'soon' ? start.sale_start : undefined;
      const kind = opensAt === undefined ? null : owedKind(one, opensAt, now);
      if (opensAt !== undefined && kind !== null)
        sent += await sendOf(deps, { eventCityId: one.id, kind, opensAt, now });
      after = one.id;
    }
    if (awaited.length < atOnce) return sent;
  }
};
