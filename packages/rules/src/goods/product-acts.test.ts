import { describe, expect, it } from 'vitest';
import { productActsOf, productAfter, sizesProblem } from './product-acts.ts';

describe('a product', () => {
  it.each([
    ['draft', ['publish', 'archive']],
    ['published', ['hide', 'archive']],
    ['archived', ['restore']],
  ] as const)('that is %s can %j', (state, acts) => {
    expect(productActsOf(state)).toEqual(acts);
  });

  it.each([
    ['publish', 'draft', 'published'],
    ['hide', 'published', 'draft'],
    ['archive', 'published', 'archived'],
    ['restore', 'archived', 'draft'],
    ['publish', 'archived', null],
    ['hide', 'draft', null],
  ] as const)('by %s is from %s %s', (act, state, after) => {
    expect(productAfter(act, state)).toBe(after);
  });
});

describe('variants and sizes', () => {
  const plain = { variant: null, sizes: [null] };
  it.each([
    ['one without sizes', [plain], null],
    ['sizes without variants', [{ variant: null, sizes: ['S', 'M'] }], null],
    [
      'variants, one of them without sizes',
      [
        { variant: 'Мох', sizes: ['S'] },
        { variant: 'Сажа', sizes: [null] },
      ],
      null,
    ],
    ['nothing', [], { problem: 'none', part: 0 }],
    ['a variant without anything to sell', [{ variant: 'Мох', sizes: [] }], { problem: 'none', part: 0 }],
    ['pieces beside variants', [{ variant: 'Мох', sizes: ['S'] }, plain], { problem: 'mixed', part: 1 }],
    ['pieces beside sizes', [{ variant: null, sizes: ['S', null] }], { problem: 'mixed', part: 0, size: 1 }],
    [
      'a variant twice',
      [
        { variant: 'Мох', sizes: ['S'] },
        { variant: 'мох ', sizes: ['S'] },
      ],
      { problem: 'twice', part: 1 },
    ],
    ['a size twice', [{ variant: null, sizes: ['S', 'M', 's'] }], { problem: 'twice', part: 0, size: 2 }],
  ])('of %s are judged', (_, parts, problem) => {
    expect(sizesProblem(parts)).toEqual(problem);
  });
});
