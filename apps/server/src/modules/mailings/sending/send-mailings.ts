import { mailingTransitions, quietUntil, stateAfter } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Mailing } from '../mailing.ts';
import { moveMailing, takeNext } from '../mailings.repository.ts';
import type { MailingsDeps } from '../mailings-deps.ts';
import { countUnderWay, hasWaiting, type QueuedRow, takeWaiting } from './letters.repository.ts';
import { beginMailing, prepareMailing } from './prepare-mailing.ts';

export const letterTemplate = 'mailing';

/** Letters of one mailing that are in the outbox at once: enough for its turns, and soon out of it when it is stopped. */
const underWay = 60;
/** Letters that wait for another try, from which on no further ones are tried. */
const retriedMost = 1000;

/** Milliseconds of one sweep in which letters are listed: others are fed meanwhile. */
const preparing = 2000;

type SendDeps = Pick<MailingsDeps, 'db' | 'clock' | 'audit' | 'letterSettings' | 'notifications' | 'key'>;

/** Puts the next letters of a locked mailing into the outbox, or ends it when none is left; answers how many. BO-111, BO-112 */
const feed = async (tx: Tx, { clock, letterSettings, notifications }: SendDeps, mailing: Mailing): Promise<number> => {
  const now = clock();
  const { queued, retried } = await countUnderWay(tx, mailing.id, retriedMost);
  const room = retried >= retriedMost ? 0 : underWay - queued;
  if (room <= 0) return 0;
  const { quiet } = await letterSettings(tx);
  const isAwake = (zone: string): boolean =>
    mailing.kind === 'service' || quietUntil(toUnix(now), zone, quiet) === null;
  const taken = await takeWaiting(tx, mailing.id, { limit: room, zones: mailing.zones.filter(isAwake), now });
  if (!taken.length) {
    if (queued + retried > 0 || (await hasWaiting(tx, mailing.id))) return 0;
    const state = stateAfter(mailingTransitions, mailing.state, 'finish');
    await moveMailing(tx, mailing.id, { state, endedAt: now }, { userId: null, now });
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

type Step = { readonly id: number; readonly done: number };
type Work = (tx: Tx, mailing: Mailing) => Promise<number>;

/**
 * Sweep, every second: begins what is due, lists its letters and keeps the outbox supplied; answers how many letters went there.
 * Each step is a transaction of its own and finds what the one before has left, so a killed process neither loses nor doubles. A
 * mailing that fails is passed over in this round, and told of when the others had their turn. BO-111
 */
export const sendMailings = async (deps: SendDeps): Promise<number> => {
  const { db, clock } = deps;
  const faults: unknown[] = [];
  /** One mailing in this state behind `after`; null: there is none. */
  const step = async (
    state: 'scheduled' | 'preparing' | 'sending',
    after: number,
    work: Work,
  ): Promise<Step | null> => {
    const taken: { id: number | null } = { id: null };
    try {
      return await db.transaction().execute(async (tx) => {
        const mailing = await takeNext(tx, state, { after, now: clock() });
        if (!mailing) return null;
        taken.id = mailing.id;
        return { id: mailing.id, done: await work(tx, mailing) };
      });
    } catch (error) {
      if (taken.id === null) throw error;
      faults.push(error);
      return { id: taken.id, done: 0 };
    }
  };
  const each = async (state: 'scheduled' | 'preparing' | 'sending', work: Work): Promise<number> => {
    let count = 0;
    for (let at: Step | null = { id: 0, done: 0 }; at; count += at?.done ?? 0) at = await step(state, at.id, work);
    return count;
  };
  await each('scheduled', async (tx, mailing) => {
    await beginMailing(tx, mailing);
    return 1;
  });
  const end = performance.now() + preparing;
  const prepare: Work = async (tx, mailing) => {
    await prepareMailing(tx, deps, mailing);
    return 1;
  };
  while ((await each('preparing', prepare)) > 0 && performance.now() < end);
  const count = await each('sending', (tx, mailing) => feed(tx, deps, mailing));
  if (faults.length) throw new AggregateError(faults, `${faults.length} mailings failed`);
  return count;
};
