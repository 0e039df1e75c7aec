import { describe, expect, it } from 'vitest';
import {
  mayActOnStart,
  runningFor,
  type StartAct,
  startActs,
  type StartFacts,
  startState,
  type StartState,
  startStates,
} from './start-state.ts';

const start = 2_000_000_000;
const facts: StartFacts = {
  status: 'published',
  isEventDraft: false,
  isStopped: false,
  firstStart: start,
  finish: start + 3600,
  sale: 'open',
};

describe('the state of a start', () => {
  it.each<[string, Partial<StartFacts>, number, StartState]>([
    ['a draft', { status: 'draft' }, 0, 'draft'],
    ['of an event that is a draft', { isEventDraft: true }, 0, 'draft'],
    ['a draft whose day has passed', { status: 'draft' }, start + 99_999, 'draft'],
    ['published, sale not begun', { sale: 'soon' }, start - 1, 'published'],
    ['sale begun, places left', {}, start - 1, 'on_sale'],
    ['no free place of any kind', { sale: 'sold_out' }, start - 1, 'sold_out'],
    ['stopped', { isStopped: true }, start - 1, 'stopped'],
    ['stopped before it began', { isStopped: true, sale: 'soon' }, start - 1, 'stopped'],
    ['sale ended, start ahead', { sale: 'closed' }, start - 1, 'closed'],
    ['stopped, and its sale ended', { isStopped: true, sale: 'closed' }, start - 1, 'closed'],
    ['from the first format on', { sale: 'open' }, start, 'running'],
    ['a second before its finish', { sale: 'past' }, start + 3599, 'running'],
    ['at its finish', { sale: 'past' }, start + 3600, 'finished'],
    ['without a finish, for twelve hours', { finish: null }, start + runningFor - 1, 'running'],
    ['without a finish, after twelve hours', { finish: null }, start + runningFor, 'finished'],
    ['cancelled', { status: 'cancelled' }, start + 99_999, 'cancelled'],
    ['cancelled, of a draft event', { status: 'cancelled', isEventDraft: true }, 0, 'cancelled'],
    ['archived', { status: 'archived' }, 0, 'archived'],
  ])('%s', (_, change, now, state) => {
    expect(startState({ ...facts, ...change }, now)).toBe(state);
  });
});

describe('acts on a start', () => {
  // The table of back-office.md 5.1.1, with nothing sold.
  const table: Record<StartState, StartAct[]> = {
    draft: ['publish', 'archive', 'delete'],
    published: ['hide', 'stop_sale', 'move', 'cancel'],
    on_sale: ['hide', 'stop_sale', 'move', 'cancel'],
    sold_out: ['hide', 'stop_sale', 'move', 'cancel'],
    stopped: ['hide', 'resume_sale', 'move', 'cancel'],
    closed: ['hide', 'stop_sale', 'move', 'cancel'],
    running: ['stop_sale', 'cancel'],
    finished: ['archive'],
    cancelled: ['archive'],
    archived: ['restore'],
  };
  it.each(startStates)('of %s are those of the table', (state) => {
    const situation = { state, isStopped: state === 'stopped', isSold: false };
    expect(startActs.filter((act) => mayActOnStart(act, situation))).toEqual(table[state]);
  });

  it('neither hide nor delete what has been sold', () => {
    expect(mayActOnStart('hide', { state: 'on_sale', isStopped: false, isSold: true })).toBe(false);
    expect(mayActOnStart('delete', { state: 'draft', isStopped: false, isSold: true })).toBe(false);
    expect(mayActOnStart('cancel', { state: 'on_sale', isStopped: false, isSold: true })).toBe(true);
  });

  it('resume on the day what was stopped', () => {
    expect(mayActOnStart('resume_sale', { state: 'running', isStopped: true, isSold: true })).toBe(true);
  });
});
