import { HttpError } from '@trassa/contracts/client';
import { actionMessage } from './error-message.ts';
import { showGlobalError } from './global-error.ts';

/** The words of a refusal for the field that caused it; null: no refusal but a fault, which belongs to the popup. */
export const refusalText = (cause: unknown, field?: string): string | null =>
  cause instanceof HttpError && cause.status < 500
    ? ((field === undefined ? undefined : cause.answer.errors?.[field]) ?? cause.answer.message)
    : null;

/** Tells a fault of an action by the popup; an aborted one is told by nobody. */
export const showFault = (cause: unknown): void => {
  const message = actionMessage(cause);
  if (message) showGlobalError(message);
};
