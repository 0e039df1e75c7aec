import { HttpError, NoAnswerError } from '@trassa/contracts/client';
import { getToken, isTokenOfNow } from '../session.ts';
import { findCopy, keepCopy } from './private-copies.ts';

/** What the server answered, or what was kept of it; `savedAt` (milliseconds) is there for a copy alone. */
export type Read<T> = { data: T; savedAt: number | null };

/** The site cannot be reached: no network, or nobody behind the gateway. */
const isOutOfReach = (error: unknown): boolean =>
  error instanceof NoAnswerError ? error.message !== 'Request aborted' : isGateway(error);
const isGateway = (error: unknown): boolean => error instanceof HttpError && error.status >= 502 && error.status <= 504;

/** Reads and keeps a copy for this person; out of reach the copy is answered instead, if there is one. */
export const withCopy = async <T>(owner: string | null, name: string, read: () => Promise<T>): Promise<Read<T>> => {
  const token = getToken();
  try {
    const data = await read();
    // Somebody else may have signed in meanwhile: what was read belongs to the token it was read with.
    if (owner !== null && token !== null && isTokenOfNow(token))
      await keepCopy(owner, name, data, () => isTokenOfNow(token));
    return { data, savedAt: null };
  } catch (error) {
    const copy = owner !== null && isOutOfReach(error) ? await findCopy<T>(owner, name) : null;
    if (!copy || getToken() !== token) throw error;
    return copy;
  }
};
