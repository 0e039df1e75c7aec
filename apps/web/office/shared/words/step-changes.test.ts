import { expect, it } from 'vitest';
import { priceChanges } from './step-changes.ts';

const step = (price: number, starts_at: number | null, from_count: number | null = null, kind = 'athlete') => ({
  kind,
  price,
  starts_at,
  from_count,
});

// BO-132
it('a change of prices is told step by step, from what to what, without those that stay', () => {
  const before = [step(1000, 10), step(1500, 20), step(1800, null, 50)];
  const after = [step(1000, 10), step(1600, 20), step(900, 10, null, 'kids')];
  expect(priceChanges(before, after)).toEqual([
    { kind: 'athlete', starts_at: 20, from_count: null, before: 1500, after: 1600 },
    { kind: 'athlete', starts_at: null, from_count: 50, before: 1800, after: null },
    { kind: 'kids', starts_at: 10, from_count: null, before: null, after: 900 },
  ]);
  expect(priceChanges(null, 'Цены')).toEqual([]);
});
