import { isOutgrown, mailingTransitions, needsApproval, stateAfter } from '@trassa/rules';
import type { Tx } from '../../../platform/database/index.ts';
import { limitsInForce } from '../../approvals/index.ts';
import { deletePortion, insertPortion } from '../audience/audience.repository.ts';
import type { Mailing } from '../mailing.ts';
import { keepProgress, moveMailing } from '../mailings.repository.ts';
import { hashKey, type MailingsDeps } from '../mailings-deps.ts';
import { noteBySystem } from './note-by-system.ts';

type PrepareDeps = Pick<MailingsDeps, 'clock' | 'audit' | 'key'>;

/** Its moment has come: the first portion is listed next. */
export const beginMailing = (tx: Tx, { id }: Mailing): Promise<void> =>
  keepProgress(tx, id, { preparedTo: '', zones: [], total: 0, rests: null });

const isTooMany = async (tx: Tx, { approval, agreed }: Mailing, people: number): Promise<boolean> =>
  approval === null ? needsApproval('mailing', { people }, await limitsInForce(tx)) : isOutgrown(agreed ?? 0, people);

/** Takes the listed letters away again, and sends it back once none is left. */
const clear = async (tx: Tx, deps: PrepareDeps, mailing: Mailing): Promise<void> => {
  if (!(await deletePortion(tx, mailing.id))) return;
  const now = deps.clock();
  const state = stateAfter(mailingTransitions, mailing.state, 'outgrow');
  const nothing = { sendAt: null, approval: null, agreed: null, preparedTo: null, zones: [], total: 0 };
  await moveMailing(tx, mailing.id, { state, ...nothing }, { userId: null, now });
  await noteBySystem(tx, deps, mailing, { act: 'mailing.outgrow', state, more: { people: mailing.total } });
};

/**
 * Lists the next portion of the letters of a mailing, each in a transaction of its own; the last one lets it go. More people than
 * one person may write to, or than were agreed to, send it back. BO-109, BO-116
 */
export const prepareMailing = async (tx: Tx, deps: PrepareDeps, mailing: Mailing): Promise<void> => {
  if (mailing.rests === 'outgrown') return clear(tx, deps, mailing);
  const now = deps.clock();
  const {
    added,
    zones: found,
    last,
  } = await insertPortion(tx, mailing, {
    after: mailing.preparedTo ?? '',
    key: hashKey(deps),
    now,
  });
  const total = mailing.total + added;
  const zones = [...new Set([...mailing.zones, ...found])];
  if (await isTooMany(tx, mailing, total))
    return keepProgress(tx, mailing.id, { preparedTo: null, zones, total, rests: 'outgrown' });
  if (last !== null) return keepProgress(tx, mailing.id, { preparedTo: last, zones, total, rests: null });
  const state = stateAfter(mailingTransitions, mailing.state, 'ready');
  await moveMailing(tx, mailing.id, { state, begunAt: now, preparedTo: null, zones, total }, { userId: null, now });
  return noteBySystem(tx, deps, mailing, { act: 'mailing.begin', state, more: { people: total } });
};
