import type { SaleState } from '../tickets/sale-state.ts';

export const startStatuses = ['draft', 'published', 'cancelled', 'archived'] as const;
export type StartStatus = (typeof startStatuses)[number];

export const startStates = [
  'draft',
  'published',
  'on_sale',
  'sold_out',
  'stopped',
  'closed',
  'running',
  'finished',
  'cancelled',
  'archived',
] as const;
export type StartState = (typeof startStates)[number];

/** What the state of a start follows from; moments in unix seconds. */
export type StartFacts = {
  readonly status: StartStatus;
  /** Of its event. */
  readonly isEventDraft: boolean;
  readonly isStopped: boolean;
  /** When its first format sets off. */
  readonly firstStart: number;
  /** null: nobody has said. */
  readonly finish: number | null;
  /** Of its formats, as if nobody had stopped the sale. */
  readonly sale: SaleState;
};

/** A start without a finish runs for so many seconds after its first format set off. */
export const runningFor = 12 * 3600;

/** The state of a start at a moment (BO-014): what is stored and what follows from time; nobody presses anything on the day. */
export const startState = (facts: StartFacts, now: number): StartState => {
  if (facts.status === 'archived' || facts.status === 'cancelled') return facts.status;
  if (facts.status === 'draft' || facts.isEventDraft) return 'draft';
  if (now >= (facts.finish ?? facts.firstStart + runningFor)) return 'finished';
  if (now >= facts.firstStart) return 'running';
  if (facts.sale === 'closed' || facts.sale === 'past') return 'closed';
  if (facts.isStopped) return 'stopped';
  if (facts.sale === 'soon') return 'published';
  return facts.sale === 'sold_out' ? 'sold_out' : 'on_sale';
};

export const startActs = [
  'publish',
  'hide',
  'stop_sale',
  'resume_sale',
  'move',
  'cancel',
  'archive',
  'restore',
  'delete',
] as const;
export type StartAct = (typeof startActs)[number];

const ahead: readonly StartAct[] = ['hide', 'stop_sale', 'resume_sale', 'move', 'cancel'];
/** State → what may be done to a start in it (back-office.md 5.1.1). */
const actsOf: Readonly<Record<StartState, readonly StartAct[]>> = {
  draft: ['publish', 'archive', 'delete'],
  published: ahead,
  on_sale: ahead,
  sold_out: ahead,
  stopped: ahead,
  closed: ahead,
  running: ['stop_sale', 'resume_sale', 'cancel'],
  finished: ['archive'],
  cancelled: ['archive'],
  archived: ['restore'],
};

/** Whether an act is possible: a sale is stopped once, resumed when it was stopped; what has sold is neither hidden nor deleted. */
export const mayActOnStart = (
  act: StartAct,
  { state, isStopped, isSold }: { readonly state: StartState; readonly isStopped: boolean; readonly isSold: boolean },
): boolean => {
  if (!actsOf[state].includes(act)) return false;
  if (act === 'stop_sale') return !isStopped;
  if (act === 'resume_sale') return isStopped;
  return act === 'hide' || act === 'delete' ? !isSold : true;
};
