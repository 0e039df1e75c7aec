import { emailKey } from '@trassa/rules';
import { ok, refuse, type Result } from '../../../kernel/result.ts';
import { networkOf } from '../../../platform/http/index.ts';
import type { SignInDeps } from '../account-deps.ts';
import { isTaken } from '../codes/attempts.ts';
import { insertRequest, type LetterRequest } from './letter-requests.repository.ts';

const hour = 3600;

/** Whether one more letter may go to this e-mail, asked for from this IP address: 1 per 60 s, 5 and 20 per hour (API §22). */
export const takeLetter = async (
  { attempts, config }: Pick<SignInDeps, 'attempts' | 'config'>,
  { kind, email, address }: { kind: string; email: string; address: string },
): Promise<Result<true>> => {
  const { letters, lettersPerAddress } = config.limits;
  const key = emailKey(email);
  const takes = [
    () => attempts.take('letter_address', networkOf(address), [{ count: lettersPerAddress, seconds: hour }]),
    () => attempts.take(`letter_${kind}`, key, [{ count: 1, seconds: 60 }]),
    () => attempts.take('letter', key, [{ count: letters, seconds: hour }]),
  ];
  for (const take of takes) {
    const taken = await take();
    if (!isTaken(taken)) return refuse({ code: 'rate_limited', retryAfter: taken.wait });
  }
  return ok(true);
};

/**
 * Keeps what was asked for; a sweep answers it by mail. Nothing here depends on whether the address has an account: same
 * answer, same work (DEC-31).
 */
export const requestLetter = async (
  deps: Pick<SignInDeps, 'db' | 'attempts' | 'config'>,
  request: Exclude<LetterRequest, { kind: 'registration' }>,
  address: string,
): Promise<Result<true>> => {
  const taken = await takeLetter(deps, { kind: request.kind, email: request.email, address });
  if (taken.ok) await insertRequest(deps.db, request);
  return taken;
};
