import type { SignedIn } from '@trassa/contracts';
import { invalid, type Result } from '../../../kernel/result.ts';
import type { SignInDeps } from '../account-deps.ts';
import { redeemCode } from '../codes/one-time-codes.ts';
import { startLogin, type Whereabouts } from '../start-login.ts';
import { transactAgain } from '../transact-again.ts';
import { proveEmail } from './prove-email.ts';

/** Login by the link of a letter: once, 30 minutes (DEC-20). Whoever reads the letters of the address owns the account. */
export const signInByLink = (deps: SignInDeps, input: { code: string; from: Whereabouts }): Promise<Result<SignedIn>> =>
  transactAgain(deps.db, async (tx) => {
    const redeemed = await redeemCode(tx, deps.codesKey, { purpose: 'link', code: input.code });
    const userId = redeemed && (await proveEmail(tx, redeemed, { password: null, visitor: null }));
    if (!userId) return invalid({ code: { id: 'link_dead' } });
    return startLogin(tx, deps, { userId, method: 'link', from: input.from });
  });
