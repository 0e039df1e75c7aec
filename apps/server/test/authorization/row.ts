import type { api } from '@trassa/contracts';
import type { TestApp } from '../support/index.ts';
import type { Belongings, Stage } from './people.ts';

type Api = typeof api;
export type CallName = { [G in keyof Api]: `${G}.${keyof Api[G] & string}` }[keyof Api];

export type Request = {
  /** Values of the words in braces of the path. */
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
  headers?: Record<string, string>;
};

export type World = { app: TestApp; stage: Stage; things: Belongings };

/** A call that succeeds when it is let through, and what a stranger gets who asks for another's thing. */
export type Row = {
  request: (world: World) => Request | Promise<Request>;
  /**
   * Of calls that ask for a token: 404 where the thing is somebody's, 200 where the answer is about the caller, 400 where
   * a code or state of another does not fit.
   */
  stranger?: 200 | 400 | 404;
  /** Where an account of one's own changes it. */
  fullStranger?: 400;
};
