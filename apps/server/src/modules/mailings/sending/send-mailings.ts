import { mailingTransitions, needsApproval, stateAfter } from '@trassa/rules';
import type { Tx } from '../../../platform/database/index.ts';
import { deleteLetters, insertLetters } from '../audience/audience.repository.ts';
import type { Mailing } from '../mailing.ts';
import { moveMailing, takeDue, takeSending } from '../mailings.repository.ts';
import { hashKey, type MailingsDeps } from '../mailings-deps.ts';
import { countUnderWay, type QueuedRow, takeWaiting } from './letters.repository.ts';
import { noteBySystem } from './note-by-system.ts';

export const letterTemplate = 'mailing';

/** Letters of one mailing that are in the outbox at once: enough for its turns, and soon out of it when it is stopped. */
const underWay = 60;
/** Letters that wait for another try, from which on no further ones are tried. */
const retriedMost = 1000;

type SendDeps = Pick<MailingsDeps, 'db' | 'clock' | 'audit' | 'notifications' | 'key'>;
const bySystem = (now: Date) => ({ userId: null, now });

/** Fixes the audience of a mailing whose moment has come; more people than one person may write to send it back. BO-109, BO-116 */
export const beginMailing = async (tx: Tx, deps: SendDeps, mailing: Mailing): Promise<void> => {
  const now = deps.clock();
  const total = await insertLetters(tx, mailing, hashKey(deps), now);
  if (mailing.approval === null && needsApproval('mailing', { people: total })) {
    await deleteLetters(tx, mailing.id);
    const state = stateAfter(mailingTransitions, mailing.state, 'outgrow');
    await moveMailing(tx, mailing.id, { state, sendAt: null, rests: 'outgrown' }, bySystem(now));
    return noteBySystem(tx, deps, mailing, { act: 'mailing.outgrow', state, more: { people: total } });
  }
  const state = stateAfter(mailingTransitions, mailing.state, 'begin');
  await moveMailing(tx, mailing.id, { state, begunAt: now, total, rests: null }, bySystem(now));
  return noteBySystem(tx, deps, mailing, { act: 'mailing.begin', state, more: { people: total } });
};

/** Puts the next letters of a locked mailing into the outbox, or ends it when none is left; answers how many. BO-111 */
const feed = async (tx: Tx, { clock, notifications }: SendDeps, mailing: Mailing): Promise<number> => {
  const now = clock();
  const { queued, retried } = await countUnderWay(tx, mailing.id, retriedMost);
  const room = retried >= retriedMost ? 0 : underWay - queued;
  const taken = room > 0 ? await takeWaiting(tx, mailing.id, room, now) : [];
  if (room > 0 && !taken.length && queued + retried === 0) {
    const state = stateAfter(mailingTransitions, mailing.state, 'finish');
    await moveMailing(tx, mailing.id, { state, endedAt: now }, bySystem(now));
    return 0;
  }
  await notifications.queue(
    tx,
    taken.map(({ id, hash, address, language }: QueuedRow) => ({
      template: letterTemplate,
      recipient: address,
      language,
      data: { letter: id },
      dedupeKey: `mailing:${mailing.publicId}:${hash}`,
    })),
  );
  return taken.length;
};

/**
 * Sweep, every second: begins what is due and keeps the outbox supplied; answers how many letters went there. Each step is a
 * transaction of its own and finds what the one before has left, so a killed process neither loses nor doubles. BO-111
 */
export const sendMailings = async (deps: SendDeps): Promise<number> => {
  const { db, clock } = deps;
  const beginNext = (): Promise<boolean> =>
    db.transaction().execute(async (tx) => {
      const mailing = await takeDue(tx, clock());
      if (mailing) await beginMailing(tx, deps, mailing);
      return mailing !== null;
    });
  while (await beginNext());
  let count = 0;
  let after = 0;
  for (;;) {
    const fed = await db.transaction().execute(async (tx) => {
      const mailing = await takeSending(tx, after);
      return mailing && { id: mailing.id, count: await feed(tx, deps, mailing) };
    });
    if (!fed) return count;
    after = fed.id;
    count += fed.count;
  }
};
