import type { Translation } from '../../../app/shared/i18n/types.ts';
import type { problem as ru } from '../ru/problem.ts';

export const problem: Translation<typeof ru> = {
  failure: 'That failed on our side. Nothing has changed; try again a little later',
  passkey: 'The passkey did not answer: the request was cancelled or the time ran out. Try again',
  passkey_known: 'This device already has a passkey of yours',
  network: 'No connection to the server. What you typed is still here; try again when you are online',
  timeout: 'The server takes too long. Try again: it will not be done twice',
};
