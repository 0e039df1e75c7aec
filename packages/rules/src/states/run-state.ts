import type { Transitions } from './transitions.ts';

export type RunState = 'waiting' | 'running' | 'paused' | 'stopped' | 'done';
export type RunCause =
  | 'begin'
  | 'pause' // by a person, or because too much of it fails
  | 'resume'
  | 'stop' // what is done stays, the rest is never done
  | 'end' // every piece is through
  | 'retry'; // the failed ones once more

/** Long work (back-office 4.7). */
export const runTransitions: Transitions<RunState, RunCause> = {
  waiting: { begin: 'running', pause: 'paused', stop: 'stopped' },
  running: { pause: 'paused', stop: 'stopped', end: 'done' },
  paused: { resume: 'running', stop: 'stopped' },
  stopped: {},
  done: { retry: 'running' },
};

const judgedFrom = 50;
const failuresPercent = 20;

/** Whether so much of what was tried fails that a person should look first: more than a fifth of fifty or more. */
export const isFailing = ({ done, failed }: { readonly done: number; readonly failed: number }): boolean =>
  done + failed >= judgedFrom && failed * 100 > (done + failed) * failuresPercent;
