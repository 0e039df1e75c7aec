import { errorText, type Language } from '@trassa/contracts';
import { checkPasswordChange } from '@trassa/rules';
import { randomId } from '../../../kernel/ids.ts';
import { invalid, notFound, ok, refuse, type Result } from '../../../kernel/result.ts';
import type { Login } from '../../../platform/http/index.ts';
import { findAccount } from '../accounts.repository.ts';
import { isTaken } from '../codes/attempts.ts';
import { endCodes } from '../codes/one-time-codes.ts';
import { revokeLogins } from '../issue-token.ts';
import { hashNewPassword } from '../sign-in/check-new-password.ts';
import { queuePasswordChanged } from '../sign-in/queue-letters.ts';
import type { SignInDeps } from '../account-deps.ts';
import { findPasswordHash, updatePassword } from './ways.repository.ts';

const guessRules = [{ count: 10, seconds: 900 }];
const wrong = () => invalid({ password: { id: 'password_wrong' } });

/** Whether it is the old password; every guess is counted before it is compared. */
const checkOld = async (
  { guesses, passwords }: SignInDeps,
  userId: number,
  typed: string,
  known: string,
): Promise<Result<true>> => {
  const guess = await guesses.take('password_change', String(userId), guessRules);
  if (!isTaken(guess)) return refuse({ code: 'rate_limited', retryAfter: guess.wait });
  const same = await passwords.verify(typed, known);
  if (!same.ok) return same;
  if (!same.value) return wrong();
  await guess.giveBack();
  return ok(true);
};

/**
 * PUT /api/user/password: the old password is '' while there is none; the other logins end, and so do the links that
 * letters carry, a new e-mail's among them (SET-16…19, DEC-32).
 */
export const changePassword = async (
  deps: SignInDeps,
  { userId, loginId }: Login,
  typed: { password: string; new_password: string },
  language: Language,
): Promise<Result<{ message: string }>> => {
  const { db } = deps;
  const account = await findAccount(db, userId);
  if (!account) return notFound();
  const known = await findPasswordHash(db, userId);
  const problems = checkPasswordChange(typed, known !== null);
  if (Object.keys(problems).length) return invalid(problems);
  if (known === null && typed.password) return wrong();
  const checked = known === null ? ok(true) : await checkOld(deps, userId, typed.password, known);
  if (!checked.ok) return checked;
  const hashed = await hashNewPassword(deps, typed.new_password, { field: 'new_password' });
  if (!hashed.ok) return hashed;
  return db.transaction().execute(async (tx) => {
    if (!(await updatePassword(tx, userId, { ...hashed.value, known }))) return wrong();
    await revokeLogins(tx, { userId, except: loginId });
    await endCodes(tx, userId, ['reset', 'secure', 'link', 'new_email']);
    const { email, emailConfirmed, name, language: spoken } = account;
    if (email && emailConfirmed) await queuePasswordChanged(tx, deps, { email, name, language: spoken }, randomId());
    return ok({ message: errorText(language, { id: 'password_saved' }) });
  });
};
