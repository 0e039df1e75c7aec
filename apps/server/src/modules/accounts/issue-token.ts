import { randomId, randomToken } from '../../kernel/ids.ts';
import type { Executor } from '../../platform/database/index.ts';
import { hashToken } from '../../platform/http/index.ts';
import { insertLogin, loginDays, type LoginMethod, temporaryDays } from './logins.repository.ts';

export { revokeLogins, type LoginMethod } from './logins.repository.ts';

export type TokenFor = {
  readonly userId: number;
  readonly method: LoginMethod;
  /** From now, pushed on by every use; 90 unless said. */
  readonly days?: number;
  /** System and browser, and the keyed hash of the IP address, to tell a new device. */
  readonly device?: string | null;
  readonly addressHash?: string | null;
  /** Hash of the browser's cookie. */
  readonly visitor?: string | null;
  /** As it is called in the person's language. */
  readonly place?: { readonly city: string | null; readonly country: string | null };
};

const issue = async (db: Executor, login: TokenFor, isOfGuest: boolean): Promise<string | null> => {
  const token = randomToken();
  const { userId, method, days = loginDays, device = null, addressHash = null, visitor = null, place } = login;
  const isThere = await insertLogin(db, {
    publicId: randomId(),
    userId,
    method,
    days,
    device,
    addressHash,
    visitor,
    city: place?.city ?? null,
    country: place?.country ?? null,
    tokenHash: hashToken(token),
    isOfGuest,
  });
  return isThere ? token : null;
};

/** A new login: its token of 256 random bits, of which only the hash is kept (DEC-07). */
export const issueToken = async (db: Executor, login: TokenFor): Promise<string> => {
  const token = await issue(db, login, false);
  if (token === null) throw new Error('nobody signs in');
  return token;
};

/**
 * A new token of a temporary user, for 30 days; null when a letter has made him an account while the purchase was on its
 * way: whoever typed the address must not be let into it (DEC-42, DEC-114).
 */
export const issueTemporaryToken = (db: Executor, userId: number): Promise<string | null> =>
  issue(db, { userId, method: 'payment', days: temporaryDays }, true);
