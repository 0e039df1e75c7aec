import type { Call } from '@trassa/contracts';
import { type Answer, type Args, HttpError, type Light, makeClient, NoAnswerError } from '@trassa/contracts/client';
import { paths } from '../../generated/paths.ts';
import { withReturn } from '../return-path.ts';
import { getToken, voidSession } from '../session.ts';
import { globalMessage } from './error-message.ts';
import { showGlobalError } from './global-error.ts';

const TIMEOUT = 10_000;
/** For a return of money: the gateway is asked while we wait (CONST-05, DEC-15). */
const LONG_TIMEOUT = 30_000;

/** Headers of every call of the browser (API §1); uploads by XMLHttpRequest take them too. */
export const callHeaders = (): Record<string, string> => {
  const token = getToken();
  return { language: document.documentElement.lang, ...(token ? { authorization: token } : {}) };
};

const client = makeClient({ headers: callHeaders, timeout: TIMEOUT });
const patientClient = makeClient({ headers: callHeaders, timeout: LONG_TIMEOUT });

export type CallOptions = {
  /** The caller shows errors in a place of its own, so the popup stays away and so does the login page (DEC-05). */
  ownErrors?: boolean;
  /** Waits 30 s for the answer instead of 10. */
  isPatient?: boolean;
};

/** Checks in a row that are passed for one call: a puzzle may end while it is brought, never twice. */
const PUZZLES = 2;

/** Calls; past a refusal `captcha_required` once more with its puzzle solved (DEC-16). */
const callAsPerson = async <C extends Call>(call: Light<C>, args: Args<C>, isPatient: boolean): Promise<Answer<C>> => {
  const ask = isPatient ? patientClient : client;
  let captcha: string | undefined;
  for (let passed = 0; ; passed += 1) {
    try {
      return await ask(call, captcha === undefined ? args : { ...args, captcha });
    } catch (error) {
      const puzzle = error instanceof HttpError ? error.answer.captcha : undefined;
      if (puzzle === undefined || passed === PUZZLES) throw error;
      const { passPuzzle } = await import('../captcha/pass-puzzle.ts').catch((cause: unknown) => {
        throw new NoAnswerError('Network Error', { cause });
      });
      captcha = await passPuzzle(puzzle, args.signal);
    }
  }
};

const leaveForLogin = (): boolean => {
  if (!paths.includes('/login')) return false;
  window.location.assign(withReturn('/login', window.location, window.location.origin));
  return true;
};

/** 401, and 403 unless only a role is missing: the token opens nothing any more (DEC-06). */
const isTokenWorthless = (error: unknown): boolean =>
  error instanceof HttpError &&
  (error.status === 401 || (error.status === 403 && error.answer.code !== 'role_required'));

/**
 * Calls the server from the browser; refusals are told by the global popup unless the caller tells them (ERR-01…08). A
 * worthless token is forgotten: the guard of a cabinet page leads to sign-in, and so does any other call (ERR-05, 06).
 */
export const request = async <C extends Call>(
  call: Light<C>,
  args: Args<C>,
  options: CallOptions = {},
): Promise<Answer<C>> => {
  const token = getToken();
  try {
    return await callAsPerson(call, args, options.isPatient ?? false);
  } catch (error) {
    const isOver = isTokenWorthless(error);
    // A late answer about an old token says nothing of the present one.
    if (isOver && token !== null && token === getToken()) voidSession();
    const isLeaving = isOver && !options.ownErrors && leaveForLogin();
    const message = globalMessage(error);
    if (message && !isLeaving && !options.ownErrors) showGlobalError(message);
    throw error;
  }
};
