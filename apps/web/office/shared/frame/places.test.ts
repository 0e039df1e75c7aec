import { describe, expect, it } from 'vitest';
import { placeGroups } from './places.ts';

describe('places of the back office', () => {
  it('have letters of their own, so that two keys lead to one place', () => {
    const keys = placeGroups.flatMap(({ places }) => places.flatMap(({ key }) => key ?? []));
    expect(keys).toEqual([...new Set(keys)]);
  });
});
