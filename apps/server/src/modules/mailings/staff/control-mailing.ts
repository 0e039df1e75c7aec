import { type MailingCause, mailingTransitions, nextState } from '@trassa/rules';
import { notFound, ok, refuse, type Result } from '../../../kernel/result.ts';
import { editVersion, type Tx } from '../../../platform/database/index.ts';
import type { Acted } from '../../../platform/http/index.ts';
import { lockMailing, moveMailing, type Moved } from '../mailings.repository.ts';
import type { Mailing } from '../mailing.ts';
import { objectOf, type Saved } from './save-mailing.ts';

export type Control = Extract<MailingCause, 'recall' | 'pause' | 'resume' | 'stop'>;

const beside = (control: Control, mailing: Mailing, now: Date): Partial<Moved> => {
  if (control === 'recall') return { sendAt: null, approval: null };
  if (control === 'pause') return { rests: 'person' };
  if (control === 'stop') return { endedAt: now };
  return mailing.rests === 'refusals' ? { rests: null, refusalsSeen: true } : { rests: null };
};

/** Stops what is under way, or lets it go on; a letter that is being handed over meanwhile goes. */
export const controlMailing = async (
  tx: Tx,
  control: Control,
  { id, version }: { readonly id: string; readonly version: number },
  { userId, now }: { readonly userId: number; readonly now: Date },
): Promise<Result<Acted<Saved>>> => {
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
