import { holdSeconds } from '@trassa/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideBatch } from './decide-batch.ts';
import type { Ask, BatchState } from './decide-batch.ts';

const quota = { id: 1, formatId: 1, kind: 'athlete', capacity: 10, taken: 4 } as const;
const state = (fields: Partial<BatchState> = {}): BatchState => ({
  quotas: [quota],
  holds: new Map(),
  owned: null,
  limits: { visitor: 10, address: 60 },
  expiresAt: holdSeconds,
  ...fields,
});
const reserve = (count: number, fields: object = {}): Ask => ({
  type: 'reserve',
  formatId: 1,
  kind: 'athlete',
  count,
  visitor: 'v',
  address: 'a',
  ...fields,
});
const makeIds = () => {
  let n = 0;
  return () => `hold-${++n}`;
};
const live = (id: string, count: number) =>
  [id, { id, quotaId: 1, count, later: [], expiresAt: 99, address: 'a' }] as const;

describe('a batch', () => {
  it('refuses what does not fit and serves a later smaller one', () => {
    const { answers, deltas, short } = decideBatch(
      state(),
      [reserve(5), reserve(2), reserve(1), reserve(1)],
      makeIds(),
    );
    expect(answers.map((answer) => answer.type)).toEqual(['held', 'short', 'held', 'short']);
    expect(answers[1]).toEqual({ type: 'short', left: 1 });
    expect(deltas).toEqual(new Map([[1, 6]]));
    expect(short).toEqual(new Set([1]));
  });

  it('lets what one gives back be taken by the next', () => {
    const holds = new Map([live('mine', 4)]);
    const { answers, added, changed, deltas } = decideBatch(
      state({ holds }),
      [{ type: 'release', formatId: 1, holdId: 'mine' }, reserve(10)],
      makeIds(),
    );
    expect(answers.map((answer) => answer.type)).toEqual(['released', 'held']);
    expect(added).toHaveLength(1);
    expect(changed).toEqual([{ id: 'mine', count: null, later: [] }]);
    expect(deltas).toEqual(new Map([[1, 6]]));
  });

  it('keeps the last of several counts of one hold and writes nothing that is as it was', () => {
    const holds = new Map([live('mine', 4), live('same', 2)]);
    const change = (holdId: string, count: number): Ask => ({
      type: 'change',
      formatId: 1,
      kind: 'athlete',
      count,
      holdId,
    });
    const { changed, deltas } = decideBatch(
      state({ holds }),
      [change('mine', 9), change('mine', 5), change('same', 2)],
      makeIds(),
    );
    expect(changed).toMatchObject([{ id: 'mine', count: 5 }]);
    expect(deltas).toEqual(new Map([[1, 1]]));
  });

  it('tells that a hold is over when it is unknown, given back in this batch, or of another kind', () => {
    const holds = new Map([live('mine', 1)]);
    const change = (holdId: string, kind: 'athlete' | 'kids'): Ask => ({
      type: 'change',
      formatId: 1,
      kind,
      count: 1,
      holdId,
    });
    const kids = { ...quota, id: 2, kind: 'kids' } as const;
    const asks: Ask[] = [
      change('other', 'athlete'),
      change('mine', 'kids'),
      { type: 'release', formatId: 1, holdId: 'mine' },
      change('mine', 'athlete'),
    ];
    const { answers } = decideBatch(state({ holds, quotas: [quota, kids] }), asks, makeIds());
    expect(answers.map((answer) => answer.type)).toEqual(['expired', 'expired', 'released', 'expired']);
  });

  it('counts holds of visitors and places of networks with those of the same batch', () => {
    const has = (count: number) => ({ count, wait: 30 });
    const owned = { visitors: new Map([['v', has(9)]]), addresses: new Map([['a', has(58)]]) };
    const { answers } = decideBatch(
      state({ owned }),
      [reserve(1), reserve(1, { address: 'b' }), reserve(2, { visitor: 'w' }), reserve(1, { visitor: 'w' })],
      makeIds(),
    );
    expect(answers.map((answer) => answer.type)).toEqual(['held', 'too_many', 'too_many', 'held']);
    expect(answers[1]).toEqual({ type: 'too_many', whose: 'visitor', max: 10, wait: 30 });
    expect(answers[2]).toEqual({ type: 'too_many', whose: 'network', max: 60, wait: 30 });
  });

  it('lets a hold grow as far as its network may, shrink always, and a whole team be larger than the bound', () => {
    const large = { ...quota, capacity: 500 };
    const holds = new Map([live('mine', 4)]);
    const owned = { visitors: new Map(), addresses: new Map([['a', { count: 60, wait: 5 }]]) };
    const change = (count: number): Ask => ({ type: 'change', formatId: 1, kind: 'athlete', count, holdId: 'mine' });
    const { answers } = decideBatch(
      state({ quotas: [large], holds, owned }),
      [change(5), change(3), change(4)],
      makeIds(),
    );
    expect(answers.map((answer) => answer.type)).toEqual(['too_many', 'held', 'held']);
    const none = { visitors: new Map(), addresses: new Map() };
    const teams = [reserve(80), reserve(80, { teamSize: 80 }), reserve(80, { teamSize: 80 })];
    expect(
      decideBatch(state({ quotas: [large], owned: none }), teams, makeIds()).answers.map(({ type }) => type),
    ).toEqual(['too_many', 'held', 'too_many']);
  });

  it('never gives more than there is and accounts for every place, whatever is asked', () => {
    const ask = fc.oneof(
      fc.record({
        type: fc.constant('reserve' as const),
        formatId: fc.constant(1),
        kind: fc.constant('athlete' as const),
        count: fc.integer({ min: 1, max: 8 }),
        visitor: fc.constant('v'),
        address: fc.constant('a'),
      }),
      fc.record({
        type: fc.constant('change' as const),
        formatId: fc.constant(1),
        kind: fc.constant('athlete' as const),
        count: fc.integer({ min: 1, max: 8 }),
        holdId: fc.constantFrom('one', 'two', 'none'),
      }),
      fc.record({
        type: fc.constant('release' as const),
        formatId: fc.constant(1),
        holdId: fc.constantFrom('one', 'two', 'none'),
      }),
    );
    fc.assert(
      fc.property(fc.array(ask, { maxLength: 40 }), (asks) => {
        const holds = new Map([live('one', 3), live('two', 1)]);
        const { added, changed, deltas } = decideBatch(state({ holds }), asks, makeIds());
        const taken = quota.taken + (deltas.get(1) ?? 0);
        const sum = (counts: number[]) => counts.reduce((a, b) => a + b, 0);
        const after = new Map(changed.map(({ id, count }) => [id, count ?? 0]));
        const held =
          sum(added.map((hold) => hold.count)) +
          sum([...holds.values()].map((hold) => after.get(hold.id) ?? hold.count));
        expect(taken).toBeGreaterThanOrEqual(0);
        expect(taken).toBeLessThanOrEqual(quota.capacity);
        expect(held).toBe(taken);
      }),
    );
  });
});
