import type { Language } from '@trassa/contracts';
import { randomId } from '../../../kernel/ids.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { SignInDeps } from '../account-deps.ts';
import { issueCode } from '../codes/one-time-codes.ts';
import type { Credentials } from './credentials.repository.ts';

type LetterPurpose = 'confirm_email' | 'new_email' | 'reset' | 'link' | 'finish_registration';

/** DEC-20, DEC-30, DEC-33 */
const minutes: Record<LetterPurpose, number> = {
  confirm_email: 1440,
  new_email: 1440,
  reset: 60,
  link: 30,
  finish_registration: 1440,
};

/** A new code and the letter that carries it; older ones of the same purpose end. */
export const queueCodeLetter = async (
  tx: Tx,
  { notifications }: Pick<SignInDeps, 'notifications'>,
  purpose: LetterPurpose,
  to: { id: number; email: string; name?: string; language: Language },
): Promise<void> => {
  const { id } = await issueCode(tx, { purpose, userId: to.id, email: to.email, minutes: minutes[purpose] });
  await notifications.queue(tx, [
    {
      template: purpose,
      recipient: to.email,
      recipientName: to.name ?? '',
      language: to.language,
      data: { code: id },
      dedupeKey: `${purpose}:${id}`,
    },
  ]);
};

/** "You already have an account" (DEC-31). */
export const queueKnownLetter = (
  tx: Tx,
  { notifications }: Pick<SignInDeps, 'notifications'>,
  to: Pick<Credentials, 'email' | 'name' | 'language'>,
): Promise<void> =>
  notifications.queue(tx, [
    {
      template: 'known_email',
      recipient: to.email,
      recipientName: to.name,
      language: to.language,
      data: {},
      dedupeKey: `known_email:${randomId()}`,
    },
  ]);

export const queuePasswordChanged = (
  tx: Tx,
  { notifications }: Pick<SignInDeps, 'notifications'>,
  to: Pick<Credentials, 'email' | 'name' | 'language'>,
  cause: string,
): Promise<void> =>
  notifications.queue(tx, [
    {
      template: 'password_changed',
      recipient: to.email,
      recipientName: to.name,
      language: to.language,
      data: {},
      dedupeKey: `password_changed:${cause}`,
    },
  ]);
