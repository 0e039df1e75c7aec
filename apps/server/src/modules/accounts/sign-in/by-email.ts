import type { SignedIn } from '@trassa/contracts';
import { emailKey } from '@trassa/rules';
import { invalid, ok, refuse, type Result } from '../../../kernel/result.ts';
import { networkOf } from '../../../platform/http/index.ts';
import type { SignInDeps } from '../account-deps.ts';
import { isTaken, type Taken } from '../codes/attempts.ts';
import { startLogin, type Whereabouts } from '../start-login.ts';
import { transactAgain } from '../transact-again.ts';
import { findByEmail, knowsVisitor } from './credentials.repository.ts';
import { findWaitingPassword } from './letter-requests.repository.ts';

const quarter = 900;
/** Of an account with a common password (DEC-32). */
const tightCount = 5;

/**
 * Counts a try before anything is compared. A browser that has signed in to the account before has tries of its own, so
 * that strangers' wrong ones never slow its owner; the others share those of their network and of the account (DEC-114).
 */
const takeGuess = async (
  { db, attempts, config }: SignInDeps,
  email: string,
  { address, visitor }: Whereabouts,
): Promise<Result<{ isKnown: boolean; taken: Taken[] }>> => {
  const { signIns, signInsPerAccount, signInsPerAddress } = config.limits;
  const network = networkOf(address);
  const isKnown = await knowsVisitor(db, email, visitor);
  const counts: readonly [scope: string, key: string, count: number][] = isKnown
    ? [['sign_in_known', `${email} ${visitor}`, signIns]]
    : [
        ['sign_in_address', network, signInsPerAddress],
        ['sign_in', `${email} ${network}`, signIns],
        ['sign_in_account', email, signInsPerAccount],
      ];
  const taken: Taken[] = [];
  for (const [scope, key, count] of counts) {
    const one = await attempts.take(scope, key, [{ count, seconds: quarter }]);
    if (isTaken(one)) taken.push(one);
    else {
      // Nothing is compared: it must not count against the others of an office.
      for (const other of taken) await other.giveBack();
      return refuse({ code: 'rate_limited', retryAfter: one.wait });
    }
  }
  return ok({ isKnown, taken });
};

/**
 * Login by e-mail. Counted before anything is compared; the same hash is computed for unknown addresses. Only after the
 * right password: 403 when blocked, 418 when not confirmed (DEC-31). Right ones do not count.
 */
export const signInByEmail = async (
  deps: SignInDeps,
  input: { email: string; password: string; from: Whereabouts },
): Promise<Result<SignedIn>> => {
  const { attempts, passwords, db } = deps;
  const email = emailKey(input.email);
  const missing = {
    ...(email ? {} : { email: { id: 'required' } }),
    ...(input.password ? {} : { password: { id: 'required' } }),
  };
  if (Object.keys(missing).length) return invalid(missing);
  const counted = await takeGuess(deps, email, input.from);
  if (!counted.ok) return counted;
  const { isKnown, taken } = counted.value;
  // Taken for every address, used for weak passwords alone: a sooner 429 would tell that there is an account.
  const tight = await attempts.take('sign_in_tight', email, [{ count: tightCount, seconds: quarter }]);
  // Before the account: the sweep that makes it takes the request away.
  const waiting = await findWaitingPassword(db, email);
  const found = await findByEmail(db, email);
  const isResting = found?.isWeak === true && !isKnown && !isTaken(tight);
  const hash = found ? found.passwordHash : waiting;
  const verified = await passwords.verify(input.password, isResting ? null : hash);
  if (!verified.ok) return verified;
  if (!verified.value) return invalid({ email: { id: 'sign_in_wrong' } });
  for (const one of [...taken, tight]) if (isTaken(one)) await one.giveBack();
  // Registered a moment ago: the letter is on its way.
  if (!found) return refuse({ code: 'email_not_confirmed' });
  if (found.isBlocked) return refuse({ code: 'forbidden', message: { id: 'blocked' } });
  if (!found.isConfirmed) return refuse({ code: 'email_not_confirmed' });
  return transactAgain(db, (tx) =>
    startLogin(tx, deps, { userId: found.id, method: 'email', from: input.from, passwordHash: found.passwordHash }),
  );
};
