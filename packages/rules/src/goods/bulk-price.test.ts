import { describe, expect, it } from 'vitest';
import { changedPrice, type PriceWay, readPriceStep } from './bulk-price.ts';

// SHOP-24
describe('prices of many products', () => {
  it.each<[number, PriceWay, number, number | string]>([
    [990, 'percent_up', 10, 1089],
    [995, 'percent_up', 10, 1095],
    [990, 'percent_down', 10, 891],
    [985, 'percent_down', 10, 887],
    [990, 'percent_down', 100, 0],
    [999.5, 'percent_up', 0.5, 1004],
    [990, 'sum_up', 10.5, 1000.5],
    [990, 'sum_down', 990, 0],
    [990, 'sum_down', 990.01, 'number_min'],
    [990_000, 'sum_up', 10_000.01, 'number_max'],
    [1_000_000, 'percent_up', 1, 'number_max'],
    [0, 'percent_up', 50, 0],
    [100.4, 'percent_up', 0.01, 100.4],
    [100.6, 'percent_down', 0.01, 100.6],
    [0.4, 'percent_down', 50, 0],
  ])('%d %s by %d becomes %s', (price, way, step, after) => {
    const changed = changedPrice(price, way, step);
    expect('price' in changed ? changed.price : changed.problem.id).toBe(after);
  });

  it.each<[PriceWay, string, number | null]>([
    ['percent_up', '12,5', 12.5],
    ['percent_up', '500', 500],
    ['percent_up', '501', null],
    ['percent_down', '100', 100],
    ['percent_down', '101', null],
    ['sum_up', '1 000', 1000],
    ['sum_down', '0', null],
    ['sum_down', '-5', null],
    ['sum_down', '1.005', null],
    ['sum_down', 'сто', null],
  ])('%s is asked by «%s» as %s', (way, typed, step) => {
    expect(readPriceStep(way, typed)).toBe(step);
  });
});
