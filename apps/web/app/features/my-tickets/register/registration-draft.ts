import { draftKey } from '../../../shared/offline/private-copies.ts';
import type { ParticipantAnswers } from '../../../shared/participant-form/answers.ts';

/** What is typed, and what the server held when it was begun. */
type Draft = { answers: ParticipantAnswers; base: string };

/** Typed answers of a ticket; null when there are none, or when the ticket was changed elsewhere since. */
export const findDraft = (
  owner: string | null,
  ticket: string,
  base: ParticipantAnswers,
): ParticipantAnswers | null => {
  if (owner === null) return null;
  try {
    const draft = JSON.parse(localStorage.getItem(draftKey(owner, ticket)) ?? 'null') as Draft | null;
    return draft?.base === JSON.stringify(base) ? draft.answers : null;
  } catch {
    return null;
  }
};

export const keepDraft = (
  owner: string | null,
  ticket: string,
  base: ParticipantAnswers,
  answers: ParticipantAnswers,
): void => {
  if (owner === null) return;
  try {
    const draft: Draft = { answers, base: JSON.stringify(base) };
    localStorage.setItem(draftKey(owner, ticket), JSON.stringify(draft));
  } catch {
    // Storage is off: typed words live as long as the page.
  }
};

export const dropDraft = (owner: string | null, ticket: string): void => {
  if (owner === null) return;
  try {
    localStorage.removeItem(draftKey(owner, ticket));
  } catch {
    // Nothing was kept either.
  }
};
