import type { Executor } from '../../platform/database/index.ts';
import { hashToken, type Login } from '../../platform/http/index.ts';
import type { Account } from './account.ts';
import { findAccount, findTemporaryByToken } from './accounts.repository.ts';

export type BuyerClaim = {
  /** Of the Authorization header. */
  readonly login: Login | null;
  /** Of the body (DEC-42). */
  readonly temporaryToken: string | null;
  readonly email: string;
};

/**
 * Whose purchase it is: the account behind the header; for guests the temporary user whose token was shown, if the typed
 * e-mail is his. null: a temporary user is to be made. A typed e-mail alone never finds anybody (DEC-42).
 */
export const findBuyer = async (
  db: Executor,
  { login, temporaryToken, email }: BuyerClaim,
): Promise<Account | null> => {
  if (login) {
    const account = await findAccount(db, login.userId);
    if (account && (!account.temporary || account.email?.toLowerCase() === email.toLowerCase())) return account;
  }
  return temporaryToken ? findTemporaryByToken(db, hashToken(temporaryToken), email) : null;
};
