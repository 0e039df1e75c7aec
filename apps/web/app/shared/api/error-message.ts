import { HttpError, NoAnswerError } from '@trassa/contracts/client';
import type { GlobalMessage } from './global-error.ts';

const answeredByPage = new WeakSet<Error>();

/** The visitor is led to another page that answers the error: no popup lies over that page, whoever tells of errors. */
export const answerByPage = (error: Error): void => void answeredByPage.add(error);

/**
 * What the popup says about an answer that nobody else tells of; null: the answer belongs to the caller (ERR-01…08).
 */
export const globalMessage = (error: unknown): GlobalMessage | null => {
  if (!(error instanceof HttpError) || answeredByPage.has(error)) return null;
  const { status, answer } = error;
  if (status === 400) return answer.message ? { text: answer.message } : { id: 'failure' };
  if (status === 401) return { id: 'unauthorized' };
  if (status === 403) return { id: 'forbidden' };
  if (status === 422 || status >= 500) return { id: 'failure' };
  return null;
};

/** The same for an action of the visitor, which must never fail in silence: also no answer, 404, 409, 429. */
export const actionMessage = (error: unknown): GlobalMessage | null => {
  const known = globalMessage(error);
  if (known) return known;
  if (error instanceof Error && answeredByPage.has(error)) return null;
  if (error instanceof HttpError) return error.answer.message ? { text: error.answer.message } : { id: 'failure' };
  if (error instanceof NoAnswerError) {
    if (error.message === 'Request aborted') return null;
    return { id: error.message.startsWith('timeout') ? 'timeout' : 'network' };
  }
  return { id: 'failure' };
};
