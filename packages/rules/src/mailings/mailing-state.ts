import type { Transitions } from '../states/transitions.ts';

export const mailingKinds = ['service', 'news'] as const;
/** `service`: about a bought start, to its people alone; `news`: advertising, to whoever agreed to it. Back-office 5.13 */
export type MailingKind = (typeof mailingKinds)[number];

export const mailingStates = ['draft', 'waiting', 'scheduled', 'sending', 'paused', 'stopped', 'done'] as const;
/** `waiting`: for a second person. */
export type MailingState = (typeof mailingStates)[number];
export type MailingCause =
  | 'ask' // a second person has to agree
  | 'schedule'
  | 'agree' // the second person did
  | 'recall' // by a person
  | 'outgrow' // more people than one person may write to
  | 'begin' // its moment has come: the audience is fixed
  | 'pause' // by a person, or too many of the first letters were refused
  | 'resume'
  | 'stop' // what is sent is sent, the rest never goes
  | 'finish';

export const mailingTransitions: Transitions<MailingState, MailingCause> = {
  draft: { ask: 'waiting', schedule: 'scheduled' },
  waiting: { agree: 'scheduled', recall: 'draft' },
  scheduled: { begin: 'sending', recall: 'draft', outgrow: 'draft' },
  sending: { pause: 'paused', stop: 'stopped', finish: 'done' },
  paused: { resume: 'sending', stop: 'stopped' },
  stopped: {},
  done: {},
};

const judged = 500;
const refusedPercent = 5;

/** Whether so many of the first letters are refused that a person should look first. BO-115 */
export const isRefusedTooOften = ({ sent, refused }: { readonly sent: number; readonly refused: number }): boolean =>
  sent + refused <= judged && refused * 100 > judged * refusedPercent;

/** Addresses to which one mailing is tried. BO-114 */
export const mailingTestMax = 5;
/** Days ahead for which a mailing may be scheduled. */
export const mailingAheadDays = 366;
