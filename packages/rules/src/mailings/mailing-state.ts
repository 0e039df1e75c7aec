import type { Transitions } from '../states/transitions.ts';

export const mailingKinds = ['service', 'news'] as const;
/** `service`: about a bought start, to its people alone; `news`: advertising, to whoever agreed to it. Back-office 5.13 */
export type MailingKind = (typeof mailingKinds)[number];

export const mailingStates = [
  'draft',
  'waiting',
  'scheduled',
  'preparing',
  'sending',
  'paused',
  'stopped',
  'done',
] as const;
/** `waiting`: for a second person; `preparing`: its moment has come, and its letters are listed in portions. */
export type MailingState = (typeof mailingStates)[number];
export type MailingCause =
  | 'ask' // a second person has to agree
  | 'schedule'
  | 'agree' // the second person did
  | 'decline' // nobody did
  | 'recall' // by a person
  | 'outgrow' // more people than one person may write to
  | 'begin' // its moment has come
  | 'ready' // the audience is fixed
  | 'pause' // by a person, or too many letters were refused
  | 'resume'
  | 'stop' // what is sent is sent, the rest never goes
  | 'finish';

export const mailingTransitions: Transitions<MailingState, MailingCause> = {
  draft: { ask: 'waiting', schedule: 'scheduled' },
  waiting: { agree: 'scheduled', recall: 'draft', decline: 'draft' },
  scheduled: { begin: 'preparing', recall: 'draft' },
  preparing: { ready: 'sending', outgrow: 'draft', stop: 'stopped' },
  sending: { pause: 'paused', stop: 'stopped', finish: 'done' },
  paused: { resume: 'sending', stop: 'stopped' },
  stopped: {},
  done: {},
};

/** Letters that are judged together. */
export const mailingJudged = 500;
const refusedPercent = 5;

/** Whether so many of the letters that are judged together are refused that a person should look first. BO-115 */
export const isRefusedTooOften = (refused: number): boolean => refused * 100 > mailingJudged * refusedPercent;

const grownPercent = 110;

/** Whether a letter would go to many more people than were agreed to. BO-116 */
export const isOutgrown = (agreed: number, people: number): boolean => people * 100 > agreed * grownPercent;

const countedPercent = 5;

/** Whether there are as many people as whoever sends it has seen, or nearly so. */
export const isAsCounted = (seen: number, people: number): boolean =>
  Math.abs(people - seen) * 100 <= seen * countedPercent;

/** Addresses to which one mailing is tried. BO-114 */
export const mailingTestMax = 5;
/** Days ahead for which a mailing may be scheduled. */
export const mailingAheadDays = 366;
