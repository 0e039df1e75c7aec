import { isRefusedTooOften, stateAfter, mailingTransitions } from '@trassa/rules';
import type { Watch } from '../../notifications/index.ts';
import { lockMailingById, moveMailing } from '../mailings.repository.ts';
import type { MailingsDeps } from '../mailings-deps.ts';
import { endLetter, findRefusals } from './letters.repository.ts';
import { noteBySystem } from './note-by-system.ts';

/** What became of a letter; too many refusals of the first ones pause the mailing. BO-115 */
export const watchLetters =
  (deps: Pick<MailingsDeps, 'audit' | 'clock'>): Watch =>
  async (tx, data, outcome) => {
    const now = deps.clock();
    const id = Number(data['letter']);
    const isNew = await endLetter(tx, id, outcome, now);
    if (!isNew || outcome !== 'refused') return;
    const refusals = await findRefusals(tx, id);
    if (!refusals || !isRefusedTooOften(refusals)) return;
    const mailing = await lockMailingById(tx, refusals.mailingId);
    if (mailing?.state !== 'sending') return;
    const state = stateAfter(mailingTransitions, mailing.state, 'pause');
    await moveMailing(tx, mailing.id, { state, rests: 'refusals' }, { userId: null, now });
    await noteBySystem(tx, deps, mailing, { act: 'mailing.pause', state, more: { refused: refusals.refused } });
  };
