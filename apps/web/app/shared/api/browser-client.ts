import type { Call } from '@trassa/contracts';
import { type Answer, type Args, HttpError, type Light, makeClient, NoAnswerError } from '@trassa/contracts/client';
import { getToken } from '../session.ts';
import { endWorthless } from './end-worthless.ts';
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
    endWorthless(error, token, options.ownErrors ?? false);
    const message = globalMessage(error);
    if (message && !options.ownErrors) showGlobalError(message);
    throw error;
  }
};
