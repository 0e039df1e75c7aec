import { describe, expect, it } from 'vitest';
import { planSteps, projectStep, stepBegins } from './plan-steps.ts';

const now = 1_000_000;
const athlete = { kind: 'athlete', starts_at: null, from_count: null };
const begun = { ...athlete, price: 100, starts_at: now - 500, begun_at: now - 500 };
const counted = { ...athlete, price: 200, from_count: 50, begun_at: now - 100 };
const coming = { ...athlete, price: 300, starts_at: now + 500, begun_at: null };
const kept = [begun, counted, coming];
const sent = kept.map(({ kind, price, starts_at, from_count }) => ({ kind, price, starts_at, from_count }));
const sold = { now, isSold: true };

describe('the list of steps that is sent', () => {
  it('changes nothing when it is the same', () =>
    expect(planSteps(kept, sent, sold)).toEqual({ problems: null, removed: [], added: [] }));

  // BO-022
  it.each([
    ['leaves out a begun one', sent.slice(1)],
    ['leaves out one that its places began', [sent[0]!, sent[2]!]],
    ['changes the price of a begun one', [{ ...sent[0]!, price: 90 }, ...sent.slice(1)]],
  ])('is refused when it %s', (_, wanted) => {
    expect(planSteps(kept, wanted, sold).problems).toMatchObject({ steps: { id: 'step_past' } });
    expect(planSteps(kept, wanted, { now, isSold: false }).problems).toBeNull();
  });

  it('edits and removes what is still to come', () => {
    const other = { ...athlete, price: 310, from_count: 80 };
    expect(planSteps(kept, [...sent.slice(0, 2), other], sold)).toEqual({
      problems: null,
      removed: [coming],
      added: [other],
    });
  });

  it('begins a new one now at the earliest', () => {
    const late = (ago: number) => planSteps(kept, [...sent, { ...athlete, price: 250, starts_at: now - ago }], sold);
    expect(late(60)).toMatchObject({ added: [{ starts_at: now }] });
    expect(late(301).problems).toEqual({ 'steps.3': { id: 'step_past' } });
  });

  it('begins no two of a kind at one moment, not even those that have just passed', () => {
    const just = (ago: number, kind = 'athlete') => ({ ...athlete, kind, price: 250 + ago, starts_at: now - ago });
    expect(planSteps(kept, [...sent, just(60), just(30)], sold).problems).toEqual({ 'steps.4': { id: 'step_same' } });
    const now0 = { ...athlete, price: 1, starts_at: now, begun_at: now };
    expect(planSteps([now0], [{ ...athlete, price: 1, starts_at: now }, just(60)], sold).problems).toEqual({
      'steps.1': { id: 'step_same' },
    });
    expect(planSteps(kept, [...sent, just(60), just(30, 'kids')], sold).problems).toBeNull();
    expect(planSteps([], [just(60), just(30)], { now, isSold: false }).problems).toBeNull();
  });

  it.each([
    [[{ ...athlete, price: 1, from_count: 5 }], { 'steps.0': { id: 'step_first' } }],
    [[sent[0]!, { ...sent[0]!, price: 5 }], { 'steps.1': { id: 'step_same' } }],
    [[sent[0]!, { ...athlete, price: 5 }], { 'steps.1': { id: 'required' } }],
    [[{ ...sent[0]!, price: 100_000_001 }], { 'steps.0.price': { id: 'number_max', max: 1_000_000 } }],
  ])('%j', (wanted, problems) => expect(planSteps([], wanted, { now, isSold: false }).problems).toEqual(problems));
});

it.each([
  [100, null, 100],
  [null, 90, 90],
  [100, 90, 90],
  [80, 90, 80],
  [null, null, null],
])('a step of %s reached at %s begins at %s', (startsAt, begunAt, expected) =>
  expect(stepBegins(startsAt, begunAt)).toBe(expected),
);

it.each([
  [{ fromCount: 100, gone: 72, pace: 28 }, 14],
  [{ fromCount: 100, gone: 72, pace: 0 }, null],
  [{ fromCount: 100, gone: 100, pace: 5 }, null],
])('%j is reached in %s days', (sale, days) => expect(projectStep(sale, 0)).toBe(days === null ? null : days * 86_400));
