import { HttpError } from '@trassa/contracts/client';
import { paths } from '../../generated/paths.ts';
import { isPageGuarded } from '../account/guarded-page.ts';
import { withReturn } from '../return-path.ts';
import { getToken, voidSession } from '../session.ts';
import { answerByPage } from './error-message.ts';

/** 401, and 403 unless only a role is missing: the token opens nothing any more (DEC-06). */
const isTokenWorthless = (error: unknown): error is HttpError =>
  error instanceof HttpError &&
  (error.status === 401 || (error.status === 403 && error.answer.code !== 'role_required'));

const leaveForLogin = (): boolean => {
  if (!paths.includes('/login')) return false;
  window.location.assign(withReturn('/login', window.location, window.location.origin));
  return true;
};

/**
 * Forgets the token that a call was made with when its answer says that it opens nothing (ERR-05, ERR-06). The guard of a
 * cabinet page leads to sign-in, and so does any other call unless its place tells of errors (`ownErrors`); the error that
 * leads there, or comes once somebody has signed out, is told by no popup.
 */
export const endWorthless = (error: unknown, token: string | null, ownErrors: boolean): void => {
  if (!isTokenWorthless(error)) return;
  // A late answer about an old token says nothing of the present one.
  const isPresent = token === getToken();
  if (isPresent && token !== null) voidSession();
  const hasEnded = getToken() === null && (isPageGuarded() || !isPresent);
  if (hasEnded || (!ownErrors && leaveForLogin())) answerByPage(error);
};
