import { type MailingCause, mailingTransitions, nextState } from '@trassa/rules';
import { notFound, ok, refuse, type Result } from '../../../kernel/result.ts';
import { editVersion, type Tx } from '../../../platform/database/index.ts';
import type { Acted } from '../../../platform/http/index.ts';
import { lockMailing, moveMailing, type Moved } from '../mailings.repository.ts';
import type { Mailing } from '../mailing.ts';
import type { MailingsDeps } from '../mailings-deps.ts';
import { lockOf } from './schedule-mailing.ts';
import { objectOf, type Saved } from './save-mailing.ts';

export type Control = Extract<MailingCause, 'recall' | 'pause' | 'resume' | 'stop'>;

const beside = (control: Control, mailing: Mailing, now: Date): Partial<Moved> => {
  if (control === 'recall') return { sendAt: null, approval: null, agreed: null };
  if (control === 'pause') return { rests: 'person' };
  if (control === 'stop') return { endedAt: now, rests: null, preparedTo: null };
  return mailing.rests === 'refusals' ? { rests: null, judged: 0, judgedRefused: 0 } : { rests: null };
};

/** Stops what is under way, or lets it go on; a letter that is being handed over meanwhile goes. */
export const controlMailing = async (
  tx: Tx,
  { approvals }: Pick<MailingsDeps, 'approvals'>,
  control: Control,
  { id, version }: { readonly id: string; readonly version: number },
  { userId, now }: { readonly userId: number; readonly now: Date },
): Promise<Result<Acted<Saved>>> => {
  // What a second person was asked is asked no more; its row is locked before the mailing, as whoever agrees to it does.
  if (control === 'recall') await approvals.withdraw(tx, lockOf(id), userId);
  const mailing = await lockMailing(tx, id);
  if (!mailing) return notFound();
  const state = nextState(mailingTransitions, mailing.state, control);
  const edited = editVersion({ version: mailing.version, values: { state: mailing.state } }, version, {
    ...(state && { state }),
  });
  if (!edited.ok) return edited;
  if (state === null) return refuse({ code: 'state' });
  await moveMailing(tx, mailing.id, { state, ...beside(control, mailing, now) }, { userId, now });
  return ok({ answer: { id }, object: objectOf(mailing), changes: edited.value.changes });
};
