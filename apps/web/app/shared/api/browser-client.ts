import type { Call } from '@trassa/contracts';
import { type Answer, type Args, HttpError, type Light, makeClient } from '@trassa/contracts/client';
import { paths } from '../../generated/paths.ts';
import { getToken, setToken } from '../session.ts';
import { globalMessage } from './error-message.ts';
import { showGlobalError } from './global-error.ts';

const TIMEOUT = 10_000;

/** Headers of every call of the browser (API §1); uploads by XMLHttpRequest take them too. */
export const callHeaders = (): Record<string, string> => {
  const token = getToken();
  return { language: document.documentElement.lang, ...(token ? { authorization: token } : {}) };
};

const client = makeClient({ headers: callHeaders, timeout: TIMEOUT });

export type CallOptions = {
  /** The caller shows errors in a place of its own, so the popup stays away (DEC-05). */
  ownErrors?: boolean;
};

const leaveForLogin = (): boolean => {
  if (!paths.includes('/login')) return false;
  window.location.assign('/login');
  return true;
};

/** Calls the server from the browser; refusals are told by the global popup unless the caller tells them (ERR-01…08). */
export const request = async <C extends Call>(
  call: Light<C>,
  args: Args<C>,
  options: CallOptions = {},
): Promise<Answer<C>> => {
  try {
    return await client(call, args);
  } catch (error) {
    const status = error instanceof HttpError ? error.status : 0;
    if (status === 403) setToken(null);
    const isLeaving = (status === 401 || status === 403) && leaveForLogin();
    const message = globalMessage(error);
    if (message && !isLeaving && !options.ownErrors) showGlobalError(message);
    throw error;
  }
};
