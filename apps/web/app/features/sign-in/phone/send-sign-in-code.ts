import { calls } from '../../../generated/calls.ts';
import { request } from '../../../shared/api/browser-client.ts';

/** One code serves login and registration alike (DEC-27). */
export const sendSignInCode = (phone: string) =>
  request(calls.signIn.sendCode, { body: { phone } }, { ownErrors: true });
