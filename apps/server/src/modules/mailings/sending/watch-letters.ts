import { isRefusedTooOften, mailingJudged, mailingTransitions, stateAfter } from '@trassa/rules';
import type { Watch } from '../../notifications/index.ts';
import { countOutcome, lockMailingById, moveMailing } from '../mailings.repository.ts';
import type { MailingsDeps } from '../mailings-deps.ts';
import { endLetter, findMailingOf } from './letters.repository.ts';
import { noteBySystem } from './note-by-system.ts';

/** What became of a letter; too many refusals among those that are judged together pause the mailing. BO-115 */
export const watchLetters =
  (deps: Pick<MailingsDeps, 'audit' | 'clock'>): Watch =>
  async (tx, data, outcome) => {
    const now = deps.clock();
    const id = Number(data['letter']);
    const isNew = await endLetter(tx, id, outcome, now);
    if (!isNew || outcome === 'retried') return;
    const mailingId = await findMailingOf(tx, id);
    if (mailingId === null) return;
    const { judgedRefused } = await countOutcome(tx, mailingId, outcome, mailingJudged);
    if (outcome !== 'refused' || !isRefusedTooOften(judgedRefused)) return;
    const mailing = await lockMailingById(tx, mailingId);
    if (mailing?.state !== 'sending') return;
    const state = stateAfter(mailingTransitions, mailing.state, 'pause');
    await moveMailing(tx, mailing.id, { state, rests: 'refusals' }, { userId: null, now });
    await noteBySystem(tx, deps, mailing, { act: 'mailing.pause', state, more: { refused: judgedRefused } });
  };
