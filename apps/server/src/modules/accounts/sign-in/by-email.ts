import type { SignedIn } from '@trassa/contracts';
import { emailKey } from '@trassa/rules';
import { invalid, refuse, type Result } from '../../../kernel/result.ts';
import { networkOf } from '../../../platform/http/index.ts';
import type { SignInDeps } from '../account-deps.ts';
import { isTaken, type Taken } from '../codes/attempts.ts';
import { startLogin, type Whereabouts } from '../start-login.ts';
import { transactAgain } from '../transact-again.ts';
import { findByEmail } from './credentials.repository.ts';

const quarter = 900;
/** Of an account with a common password (DEC-32). */
const tightCount = 5;

/**
 * Login by e-mail. Counted before anything is compared; the same hash is computed for unknown addresses. Only after the
 * right password: 403 when blocked, 418 when not confirmed (DEC-31). Right ones do not count.
 */
export const signInByEmail = async (
  deps: SignInDeps,
  input: { email: string; password: string; from: Whereabouts },
): Promise<Result<SignedIn>> => {
  const { attempts, passwords, db } = deps;
  const { signIns, signInsPerAddress } = deps.config.limits;
  const email = emailKey(input.email);
  const missing = {
    ...(email ? {} : { email: { id: 'required' } }),
    ...(input.password ? {} : { password: { id: 'required' } }),
  };
  if (Object.keys(missing).length) return invalid(missing);
  const byAddress = await attempts.take('sign_in_address', networkOf(input.from.address), [
    { count: signInsPerAddress, seconds: quarter },
  ]);
  if (!isTaken(byAddress)) return refuse({ code: 'rate_limited', retryAfter: byAddress.wait });
  const byEmail = await attempts.take('sign_in', email, [{ count: signIns, seconds: quarter }]);
  if (!isTaken(byEmail)) return refuse({ code: 'rate_limited', retryAfter: byEmail.wait });
  // Taken for every address, used for weak passwords alone: a sooner 429 would tell that there is an account.
  const tight = await attempts.take('sign_in_tight', email, [{ count: tightCount, seconds: quarter }]);
  const found = await findByEmail(db, email);
  const isResting = found?.isWeak === true && !isTaken(tight);
  const verified = await passwords.verify(input.password, isResting ? null : (found?.passwordHash ?? null));
  if (!verified.ok) return verified;
  if (!found || !verified.value) return invalid({ email: { id: 'sign_in_wrong' } });
  for (const taken of [byAddress, byEmail, tight] satisfies (Taken | { wait: number })[])
    if (isTaken(taken)) await taken.giveBack();
  if (found.isBlocked) return refuse({ code: 'forbidden', message: { id: 'blocked' } });
  if (!found.isConfirmed) return refuse({ code: 'email_not_confirmed' });
  return transactAgain(db, (tx) =>
    startLogin(tx, deps, { userId: found.id, method: 'email', from: input.from, passwordHash: found.passwordHash }),
  );
};
