import type { User } from '@trassa/contracts';
import { calls } from '../../generated/calls.ts';
import { request } from '../api/browser-client.ts';
import { getToken, isTokenOfNow, setUser } from '../session.ts';

/** Reads the person behind the token anew and stores him (DEC-38); null without a token or without an answer. */
export const refreshUser = async (): Promise<User | null> => {
  const token = getToken();
  if (token === null) return null;
  try {
    const { values } = await request(calls.profile.me, {}, { ownErrors: true });
    // Somebody else may have signed in meanwhile.
    if (!isTokenOfNow(token)) return null;
    setUser(values);
    return values;
  } catch {
    return null;
  }
};
