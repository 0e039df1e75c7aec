import { invalid, ok, type Result } from '../../../kernel/result.ts';
import type { SignInDeps } from '../account-deps.ts';
import { codeText, endCodes, findCode, findLiveCode, issueCode, redeemCode } from '../codes/one-time-codes.ts';
import { revokeLogins } from '../issue-token.ts';
import { transactAgain } from '../transact-again.ts';
import { hashNewPassword } from './check-new-password.ts';
import { lockById, setPassword } from './credentials.repository.ts';
import { proveEmail } from './prove-email.ts';
import { queuePasswordChanged } from './queue-letters.ts';

/** Minutes between the link of the letter and the new password (DEC-33). */
const secureMinutes = 15;

/** Exchanges the code of the letter, once, for a secure code that leaves the letter out of the game (DEC-33). */
export const exchangeResetCode = (deps: SignInDeps, code: string): Promise<Result<{ secure: string }>> =>
  transactAgain(deps.db, async (tx) => {
    const redeemed = await redeemCode(tx, deps.codesKey, { purpose: 'reset', code });
    if (!redeemed) return invalid({ code: { id: 'link_dead' } });
    const { id } = await issueCode(tx, { ...redeemed, purpose: 'secure', minutes: secureMinutes });
    const row = await findCode(tx, id);
    if (!row) throw new Error('the secure code was not stored');
    return ok({ secure: codeText(deps.codesKey, row) });
  });

/** Sets the new password, once: every login of the account ends, its other codes too, and its owner is told (DEC-33). */
export const setNewPassword = async (
  deps: SignInDeps,
  input: { secure: string; password: string },
): Promise<Result<true>> => {
  const { db, codesKey } = deps;
  const dead = invalid({ secure: { id: 'link_dead' } });
  const given = { purpose: 'secure', code: input.secure } as const;
  const live = await findLiveCode(db, codesKey, given);
  if (!live) return dead;
  const password = await hashNewPassword(deps, input.password);
  if (!password.ok) return password;
  return transactAgain(db, async (tx) => {
    const redeemed = await redeemCode(tx, codesKey, given);
    const userId = redeemed && (await proveEmail(tx, redeemed, { password: null, visitor: null }));
    if (!userId) return dead;
    await setPassword(tx, userId, password.value.hash, password.value.isWeak);
    await revokeLogins(tx, { userId });
    await endCodes(tx, userId, ['reset', 'secure', 'link', 'confirm_email', 'new_email']);
    const account = await lockById(tx, userId);
    if (account?.email) await queuePasswordChanged(tx, deps, { ...account, email: account.email }, live.publicId);
    return ok(true);
  });
};
