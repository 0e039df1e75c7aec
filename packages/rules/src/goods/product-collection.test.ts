import { describe, expect, it } from 'vitest';
import { goodsObstacle, mayRemoveCollection, publishObstacle } from './product-collection.ts';

// SHOP-25
describe('a collection of the shop', () => {
  it.each([
    ['draft', ['published'], null],
    ['draft', ['draft', 'published', 'archived'], null],
    ['draft', ['draft', 'archived'], 'collection_empty'],
    ['draft', [], 'collection_empty'],
    ['published', ['published'], 'collection_published'],
    ['published', [], 'collection_published'],
  ] as const)('that is %s with products %j is shown unless %s', (state, products, id) => {
    expect(
      publishObstacle(
        state,
        products.map((one) => ({ state: one })),
      )?.id ?? null,
    ).toBe(id);
  });

  it.each([
    ['draft', [], null],
    ['published', ['archived', 'published'], null],
    ['published', ['draft', 'archived'], 'collection_empty'],
    ['published', [], 'collection_empty'],
  ] as const)('that is %s gets products %j unless %s', (state, products, id) => {
    expect(
      goodsObstacle(
        state,
        products.map((one) => ({ state: one })),
      )?.id ?? null,
    ).toBe(id);
  });

  it('is deleted while no page shows it', () => {
    expect([mayRemoveCollection('draft'), mayRemoveCollection('published')]).toEqual([true, false]);
  });
});
