import type { Call } from '@trassa/contracts';
import { type Answer, type Args, type Light, makeClient } from '@trassa/contracts/client';
import { getToken } from '../../../app/shared/session.ts';
import { askAtDoor } from '../door/lack.ts';
import { lackOf } from './problem.ts';

/** An import or a long list may take longer than a call of the site. */
const TIMEOUT = 20_000;
/** A login, a code and a fresh proof may each be missing once. */
const DOORS = 3;

const headersOf = (isBackground: boolean) => (): Record<string, string> => {
  const token = getToken();
  return {
    language: document.documentElement.lang,
    ...(token ? { authorization: token } : {}),
    ...(isBackground ? { background: '1' } : {}),
  };
};
const client = makeClient({ headers: headersOf(false), timeout: TIMEOUT });
const backgroundClient = makeClient({ headers: headersOf(true), timeout: TIMEOUT });

export type AskOptions = {
  /** A poll: it does not keep the session alive, and asks nobody for a fresh proof. */
  isBackground?: boolean;
};

/** Why the door was left closed: until the person calls something himself, polls rest with this instead of being refused one by one. */
let left: Error | null = null;

/**
 * Calls the server. What the door can lift – an ended login or session, a proof that is too old – is asked of the person
 * over the page, and the call goes once more with the same arguments, its idempotency key among them (back-office 2.5). A session
 * that is over is told by a poll as well: what the page shows is not left to whoever comes by.
 */
export const ask = async <C extends Call>(
  call: Light<C>,
  args: Args<C>,
  { isBackground = false }: AskOptions = {},
): Promise<Answer<C>> => {
  if (isBackground && left !== null) throw left;
  for (let door = 0; ; door += 1) {
    try {
      const answer = await (isBackground ? backgroundClient : client)(call, args);
      left = null;
      return answer;
    } catch (error) {
      const lack = lackOf(error);
      if (lack === null || door === DOORS || (isBackground && lack === 'again')) throw error;
      if (await askAtDoor(lack)) continue;
      if (lack !== 'again' && error instanceof Error) left = error;
      throw error;
    }
  }
};

/** For the door itself: nothing is asked of the person a second time. */
export const askPlainly = <C extends Call>(call: Light<C>, args: Args<C>): Promise<Answer<C>> => client(call, args);
