import { HttpError, NoAnswerError } from '@trassa/contracts/client';
import { PasskeyNotUsed } from '../door/passkey.ts';

/** What keeps a call from being answered until the person does something at the door. */
export type Lack = 'sign_in' | 'second_factor' | 'again';

/** A refusal that the door can lift; null: any other answer. */
export const lackOf = (error: unknown): Lack | null => {
  if (!(error instanceof HttpError)) return null;
  if (error.status === 401) return 'sign_in';
  if (error.answer.code === 'second_factor_required') return 'second_factor';
  return error.answer.code === 'reauth_required' ? 'again' : null;
};

/** What went wrong: the server's own words, or which sentence of the catalogue says it. */
export type Problem = { text: string } | { id: 'failure' | 'network' | 'timeout' | 'passkey' | 'passkey_known' };

export const problemOf = (error: unknown): Problem => {
  if (error instanceof HttpError && error.status < 500 && error.answer.message) return { text: error.answer.message };
  if (error instanceof PasskeyNotUsed) return { id: error.isKnown ? 'passkey_known' : 'passkey' };
  if (error instanceof NoAnswerError) return { id: error.message.startsWith('timeout') ? 'timeout' : 'network' };
  return { id: 'failure' };
};

/** The refusal of one field; undefined: it was not refused. */
export const fieldProblem = (error: unknown, field: string): string | undefined =>
  error instanceof HttpError ? error.answer.errors?.[field] : undefined;

/** Whether anything within a field of several parts was refused. */
export const hasProblemWithin = (error: unknown, field: string): boolean =>
  error instanceof HttpError && Object.keys(error.answer.errors ?? {}).some((path) => path.startsWith(`${field}.`));
