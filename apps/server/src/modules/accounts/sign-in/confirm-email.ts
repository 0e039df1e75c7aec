import type { SignedIn } from '@trassa/contracts';
import { invalid, type Result } from '../../../kernel/result.ts';
import type { SignInDeps } from '../account-deps.ts';
import { findLiveCode, redeemCode } from '../codes/one-time-codes.ts';
import { startLogin, type Whereabouts } from '../start-login.ts';
import { transactAgain } from '../transact-again.ts';
import { hashNewPassword, type NewPassword } from './check-new-password.ts';
import { proveEmail } from './prove-email.ts';

const purposes = ['confirm_email', 'finish_registration'] as const;

/**
 * The link of a confirmation letter (24 hours, once) or of a guest's "confirm and set a password" (DEC-40): signs in and
 * joins the purchases of the address. A password that comes with it becomes the account's; that of the registration stays
 * only in the browser that gave it (DEC-114).
 */
export const confirmByCode = async (
  deps: SignInDeps,
  input: { code: string; password: string | null; from: Whereabouts },
): Promise<Result<SignedIn>> => {
  const dead = invalid({ code: { id: 'link_dead' } });
  const { db, codesKey } = deps;
  const live = await findLiveCode(db, codesKey, { purpose: purposes, code: input.code });
  if (!live) return dead;
  let password: NewPassword | null = null;
  if (input.password !== null) {
    const hashed = await hashNewPassword(deps, input.password);
    if (!hashed.ok) return hashed;
    password = hashed.value;
  }
  return transactAgain(db, async (tx) => {
    const redeemed = await redeemCode(tx, codesKey, { purpose: purposes, code: input.code });
    const proof = { password, visitor: live.purpose === 'confirm_email' ? input.from.visitor : null };
    const userId = redeemed && (await proveEmail(tx, redeemed, proof));
    if (!userId) return dead;
    return startLogin(tx, deps, { userId, method: 'confirm', from: input.from });
  });
};
