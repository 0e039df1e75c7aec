import { openAnswerField } from '@trassa/rules';
import { invalid, ok, type Result } from '../../../../kernel/result.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import { answerLetter } from '../../answer-letter.ts';
import type { SupportDeps } from '../../support-deps.ts';
import { insertMessage } from '../messages.repository.ts';
import { objectOf } from '../present-support.ts';
import { type Hand, markAnswered } from '../write-request.repository.ts';
import { actedOn, type AskedAct, type Done, lockToAct } from './lock-to-act.ts';

type Answer = AskedAct & { readonly version: number; readonly text: string; readonly close: boolean };

/** Answers the visitor by one letter, in the transaction that keeps the answer. */
export const answerRequest = async (
  tx: Tx,
  { notifications }: Pick<SupportDeps, 'notifications'>,
  { text, close, ...asked }: Answer,
  hand: Hand,
): Promise<Result<Done>> => {
  const open = openAnswerField(text);
  if (open) return invalid({ text: { id: 'answer_field_open', field: open } });
  const locked = await lockToAct(tx, 'answer', asked);
  if (!locked.ok) return locked;
  const row = locked.value;
  const { id, publicId, email, language } = row;
  const message = await insertMessage(tx, { requestId: id, kind: 'staff', text, by: hand.userId, at: hand.now });
  await markAnswered(tx, id, close, hand);
  await notifications.queue(tx, [answerLetter({ publicId, email, language, message })]);
  return actedOn(row, close ? [{ field: 'outcome', before: null, after: 'answered' }] : []);
};

/** A word to colleagues. What it says is in the thread alone, so that it goes with the person. */
export const noteOnRequest = async (
  tx: Tx,
  { text, publicId }: { readonly publicId: string; readonly text: string },
  { userId, now }: Hand,
): Promise<Result<Done>> => {
  const locked = await lockToAct(tx, 'note', { publicId });
  if (!locked.ok) return locked;
  const { id, version } = locked.value;
  await insertMessage(tx, { requestId: id, kind: 'note', text, by: userId, at: now });
  return ok({ answer: { values: { version } }, object: objectOf(locked.value) });
};
