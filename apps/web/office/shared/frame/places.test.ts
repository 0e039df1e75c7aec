import { describe, expect, it } from 'vitest';
import { placeGroups } from './places.ts';

describe('places of the back office', () => {
  it('have a letter each, so that two keys lead to one place', () => {
    const keys = placeGroups.flatMap(({ places }) => places.map(({ key }) => key));
    expect(keys).toEqual([...new Set(keys)]);
  });
});
