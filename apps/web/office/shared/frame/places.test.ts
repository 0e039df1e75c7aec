import { describe, expect, it } from 'vitest';
import { isOf, placeGroups } from './places.ts';

describe('places of the back office', () => {
  it('have letters of their own, so that two keys lead to one place', () => {
    const keys = placeGroups.flatMap(({ places }) => places.flatMap(({ key }) => key ?? []));
    expect(keys).toEqual([...new Set(keys)]);
  });

  it.each([
    ['/', 'today'],
    ['/orders/abc', 'orders'],
    ['/promocode-series/abc', 'promocodes'],
    ['/insurance/register', 'policies'],
    ['/insurance/offers/abc', 'policies'],
    ['/shop/picking', 'shop'],
    ['/settlement/sandbox_2026-06-07', 'payments'],
    ['/content/banners', 'content'],
    ['/ordersome', undefined],
  ])('%s is a screen of %s alone', (pathname, id) => {
    const found = placeGroups.flatMap(({ places }) => places.filter((place) => isOf(place, pathname)));
    expect(found.map((place) => place.id)).toEqual(id === undefined ? [] : [id]);
  });
});
