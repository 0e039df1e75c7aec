import { describe, expect, it } from 'vitest';
import { categoryGroupOf, categoryGroups, keptGroupOf } from './category-groups.ts';

describe('what a category is of', () => {
  it.each(categoryGroups)('is read as it was kept: %s', (group) => {
    expect(categoryGroupOf(keptGroupOf(group))).toBe(group);
  });

  it.each([
    [{ key: 'clothes', subgroup: 'hats' }, 'hats'],
    [{ key: 'accessories', subgroup: null }, 'accessories'],
    [{ key: 'kids', subgroup: null }, 'for_kids'],
    [{ key: 'accessories', subgroup: 'belts' }, 'other'],
    [{ key: 'bicycles', subgroup: null }, 'other'],
  ] as const)('feeds the filters of the shop: %o is %s', (kept, group) => {
    expect(categoryGroupOf(kept)).toBe(group);
  });
});
