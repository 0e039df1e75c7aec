import { describe, expect, it } from 'vitest';
import { type TypedTariff, wholeTariffs, withZone } from './typed-tariffs.ts';

const typed = (zone: number, first: number | null = 240): TypedTariff => ({
  zone,
  first_grams: 1000,
  first,
  step_grams: 1000,
  step: 50,
  max_grams: 20_000,
  days_min: 2,
  days_max: 4,
});

describe('typed tariffs', () => {
  it('are sent when no number is missing', () => {
    expect(wholeTariffs([typed(1), typed(2, 0)])).toEqual([typed(1), typed(2, 0)]);
    expect(wholeTariffs([typed(1), typed(2, null)])).toBeNull();
    expect(wholeTariffs([])).toEqual([]);
  });

  it('get a zone with the numbers of the nearer one before it, in the order of zones', () => {
    expect(withZone([typed(1), typed(3, 300), typed(5)], 4)).toEqual([
      typed(1),
      typed(3, 300),
      typed(4, 300),
      typed(5),
    ]);
    expect(withZone([typed(3, 300)], 1)).toEqual([typed(1, 300), typed(3, 300)]);
  });

  it('begin without prices and days', () => {
    expect(withZone([], 2)).toMatchObject([{ zone: 2, first: null, step: null, days_min: null, days_max: null }]);
  });
});
