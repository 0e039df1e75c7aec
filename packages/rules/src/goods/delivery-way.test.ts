import { describe, expect, it } from 'vitest';
import { parcelPrice, tariffProblems, unreachedZones, type ZoneTariff } from './delivery-way.ts';

const tariff: ZoneTariff = {
  zone: 1,
  first_grams: 1000,
  first: 240,
  step_grams: 500,
  step: 50.5,
  max_grams: 20_000,
  days_min: 2,
  days_max: 4,
};

// DELIV-12
describe('a tariff of a zone', () => {
  it.each<[Partial<ZoneTariff>, Record<string, string>]>([
    [{}, {}],
    [{ first: 0, step: 0, days_min: 0, days_max: 0, max_grams: 1000 }, {}],
    [{ zone: 0 }, { 'tariffs.0.zone': 'number_min' }],
    [{ zone: 10 }, { 'tariffs.0.zone': 'number_max' }],
    [{ first_grams: 0 }, { 'tariffs.0.first_grams': 'number_min' }],
    [{ step_grams: 0.5 }, { 'tariffs.0.step_grams': 'count_integer' }],
    [{ max_grams: 999 }, { 'tariffs.0.max_grams': 'tariff_max' }],
    [{ max_grams: 1_000_001 }, { 'tariffs.0.max_grams': 'number_max' }],
    [{ first: -1 }, { 'tariffs.0.first': 'number_min' }],
    [{ step: 0.005 }, { 'tariffs.0.step': 'number' }],
    [{ step: 100_001 }, { 'tariffs.0.step': 'number_max' }],
    [{ days_max: 1 }, { 'tariffs.0.days_max': 'tariff_days' }],
    [{ step_grams: 1, step: 5 }, {}],
    [{ step_grams: 1, step: 50 }, { 'tariffs.0.step': 'tariff_heaviest' }],
    [{ first: 100_000, step: 0.01 }, { 'tariffs.0.step': 'tariff_heaviest' }],
    [{ first: 100_000, step: 0 }, {}],
    [{ step_grams: 0, step: 100_000 }, { 'tariffs.0.step_grams': 'number_min' }],
  ])('with %j is refused by %j', (fields, problems) => {
    const found = tariffProblems([{ ...tariff, ...fields }]);
    expect(Object.fromEntries(Object.entries(found).map(([path, { id }]) => [path, id]))).toEqual(problems);
  });

  it('is the only one of its zone', () => {
    expect(tariffProblems([tariff, { ...tariff, zone: 2 }, tariff])).toEqual({
      'tariffs.2.zone': { id: 'tariff_zone_twice' },
    });
  });

  it('is missing for zones of regions that the way does not reach', () => {
    expect(unreachedZones([3, 1, 2, 3], [tariff])).toEqual([2, 3]);
    expect(unreachedZones([1], [tariff])).toEqual([]);
  });

  it.each([
    [333, 240],
    [1000, 240],
    [1001, 290],
    [2331, 340],
  ])('up to 1 kg for 240, each kilogram more for 50, takes %d g for %d', (grams, price) => {
    expect(parcelPrice(grams, { firstGrams: 1000, first: 240, stepGrams: 1000, step: 50 })).toBe(price);
  });
});
