import { addWorkingDays, privacyAnswers, privacyDays } from '@trassa/rules';
import { invalid, notFound, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Acted } from '../../../platform/http/index.ts';
import type { PrivacyDeps } from '../privacy-deps.ts';
import { answerLetter, prolongedLetter } from '../privacy-letters.ts';
import { findRequest } from '../requests.repository.ts';
import { closeRequest, type Hand, prolongRequest } from '../write-request.repository.ts';
import { type Identity, identify } from './identify.ts';
import { actedOn, type AskedAct, lockToAct, type Shown } from './lock-to-act.ts';

type Answer = AskedAct & Identity & { readonly outcome: 'done' | 'refused'; readonly text: string };

/** The last word on a request, by letter. Whose wish was done must have been seen; a refusal may be for the want of it. */
export const answerRequest = async (
  tx: Tx,
  deps: PrivacyDeps,
  { outcome, text, identity, note, ...asked }: Answer,
  hand: Hand,
): Promise<Result<Acted<Shown>>> => {
  const found = await findRequest(tx, asked.publicId);
  if (!found) return notFound();
  // The person first, as his own deletion locks: the request is among what hangs on him.
  const hasAccount = found.email !== null && (await deps.accounts.lockAsked(tx, found.email));
  const locked = await lockToAct(tx, 'answer', asked, hand.now);
  if (!locked.ok) return locked;
  const row = locked.value;
  if (!privacyAnswers(row.kind, row.exportedAt !== null).includes(outcome))
    return invalid({ outcome: { id: row.kind === 'erasure' ? 'privacy_not_erased' : 'privacy_not_exported' } });
  const seen = identity ?? row.identity;
  if (outcome === 'done' || identity) {
    const identified = identify('answer', seen, hasAccount);
    if (!identified.ok) return identified;
  }
  await closeRequest(tx, row.id, { outcome, answer: text, identity: seen, note: note || null }, hand);
  if (row.kind === 'withdrawal' && outcome === 'done') await deps.accounts.withdrawMailing(tx, row.email);
  await deps.notifications.queue(tx, [answerLetter(row)]);
  return actedOn(tx, deps, row, [
    { field: 'identity', before: row.identity, after: seen },
    { field: 'outcome', before: null, after: outcome },
  ]);
};

/** Five working days more, which the person is told by letter with the reason. BO-137 */
export const prolongTerm = async (
  tx: Tx,
  deps: PrivacyDeps,
  { why, ...asked }: AskedAct & { readonly why: string },
  hand: Hand,
): Promise<Result<Acted<Shown>>> => {
  const locked = await lockToAct(tx, 'prolong', asked, hand.now);
  if (!locked.ok) return locked;
  const row = locked.value;
  const due = addWorkingDays(row.due, privacyDays.prolonged);
  await prolongRequest(tx, row.id, { due, why }, hand);
  await deps.notifications.queue(tx, [prolongedLetter(row)]);
  return actedOn(tx, deps, row, [{ field: 'due', before: row.due, after: due }]);
};
