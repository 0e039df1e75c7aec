import { describe, expect, it } from 'vitest';
import { askedOf, isSameParts, startOf, typedOf, upward, withoutVariant, withVariant } from './typed-parts.ts';

const stood = [
  {
    variant: null,
    sizes: [
      { public_id: 's', size: 'S', stock: 2, taken: 1 },
      { public_id: 'n', size: null, stock: 0, taken: 0 },
    ],
  },
];
const shirt = typedOf(stood);

describe('parts of a product', () => {
  it('are sent as they were read, an empty name as none', () => {
    expect(askedOf(shirt)).toEqual([
      {
        variant: null,
        sizes: [
          { public_id: 's', size: 'S' },
          { public_id: 'n', size: null },
        ],
      },
    ]);
  });

  it('keep their sizes when the first variant comes and when the last one goes', () => {
    const one = withVariant(shirt);
    expect(one.map(({ variant, sizes }) => [variant?.name_ru, sizes.length])).toEqual([['', 2]]);
    const two = withVariant(one);
    expect(two.map(({ sizes }) => sizes.length)).toEqual([2, 1]);
    expect(withoutVariant(withoutVariant(two, 1), 0)).toEqual(shirt);
  });

  it('are the same while pieces are sold, and others when a name is', () => {
    const [part = { variant: null, sizes: [] }] = stood;
    const having = (fields: object) => [{ ...part, sizes: part.sizes.map((size) => ({ ...size, ...fields })) }];
    expect(isSameParts(stood, having({ stock: 9, taken: 2 }))).toBe(true);
    expect(isSameParts(stood, having({ size: 'XL' }))).toBe(false);
  });

  it('begin with one empty line where nothing stands', () => {
    expect(startOf([])).toEqual([{ variant: null, sizes: [{ public_id: null, size: '', pieces: null }] }]);
    expect(startOf(stood)).toEqual(shirt);
  });

  it('move up by one, the first one nowhere', () => {
    expect(upward(['a', 'b', 'c'], 2)).toEqual(['a', 'c', 'b']);
    expect(upward(['a', 'b'], 0)).toEqual(['a', 'b']);
  });
});
