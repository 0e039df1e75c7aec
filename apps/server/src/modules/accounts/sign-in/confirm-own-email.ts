import { notFound, ok, refuse, type Result } from '../../../kernel/result.ts';
import type { SignInDeps } from '../account-deps.ts';
import { findAccount } from '../accounts.repository.ts';
import { findByEmail } from './credentials.repository.ts';
import { queueCodeLetter, queueKnownLetter } from './queue-letters.ts';
import { takeLetter } from './request-letter.ts';

/**
 * The confirmation letter of the own address again: of a new one that waits, else of the unconfirmed one; a guest gets the
 * way to an account of his own (DEC-30, DEC-39). Refused with `state` when there is nothing to confirm.
 */
export const confirmOwnEmail = async (
  deps: SignInDeps,
  { userId, address }: { userId: number; address: string },
): Promise<Result<true>> => {
  const account = await findAccount(deps.db, userId);
  if (!account) return notFound();
  const { newEmail, emailConfirmed, temporary, language } = account;
  const email = newEmail ?? (emailConfirmed ? null : account.email);
  if (email === null) return refuse({ code: 'state', message: { id: 'email_already_confirmed' } });
  const taken = await takeLetter(deps, { kind: 'confirmation', email, address });
  if (!taken.ok) return taken;
  await deps.db.transaction().execute(async (tx) => {
    const owner = newEmail === null ? null : await findByEmail(tx, newEmail);
    const to = { id: userId, email, name: account.name, language };
    if (owner?.isConfirmed) return queueKnownLetter(tx, deps, owner);
    const purpose = newEmail === null ? (temporary ? 'finish_registration' : 'confirm_email') : 'new_email';
    return queueCodeLetter(tx, deps, purpose, to);
  });
  return ok(true);
};
