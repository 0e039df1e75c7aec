import { describe, expect, it } from 'vitest';
import { offeredFilters, readShopQuery, shopPath, sortings } from './shop-filters.ts';

const read = (search: string) => readShopQuery(new URLSearchParams(search));
const nothing = { text: '', filter: null, sorting: null, page: 1 };
const [, cheap, dear] = sortings;

describe('readShopQuery', () => {
  it('takes text, filter, sorting with its direction, and page', () => {
    expect(read('text=+кепка+&filter=hats&sort=price&order=desc&page=3')).toEqual({
      text: 'кепка',
      filter: 'hats',
      sorting: dear,
      page: 3,
    });
  });

  it('takes the usual direction when none is said', () => expect(read('sort=price').sorting).toEqual(cheap));

  it.each(['filter=shirts', 'sort=size', 'sort=title&order=desc', 'page=0', 'page=1.5', 'page=999999999', 'text=++'])(
    'counts %s as absent',
    (search) => expect(read(search)).toEqual(nothing),
  );

  it('cuts a text that nobody would type', () => expect(read(`text=${'я'.repeat(500)}`).text).toHaveLength(100));
});

describe('shopPath', () => {
  it('leaves out what is not chosen', () => {
    expect(shopPath('/shop/category/tees', {})).toBe('/shop/category/tees');
    expect(shopPath('/shop/search', { text: 'a&b', filter: 'sale', sorting: dear })).toBe(
      '/shop/search?text=a%26b&filter=sale&sort=price&order=desc',
    );
  });

  it('reads back what it wrote', () => {
    for (const sorting of sortings) {
      const path = shopPath('/shop/search', { filter: 'male', sorting });
      expect(read(path.split('?')[1] ?? '')).toEqual({ ...nothing, filter: 'male', sorting });
    }
  });
});

describe('offeredFilters', () => {
  const all = { text: '', filter: null } as const;
  it.each([
    ['beside categories those that are none', undefined, false, ['sale', 'male', 'female']],
    ['among all goods the same', all, false, ['sale', 'male', 'female']],
    ['no gender among goods for everybody', all, true, ['sale']],
    ['all in a search', { text: 'кепка', filter: null }, false, ['sale', 'accessories', 'hats', 'male', 'female']],
    ['the one that is chosen', { text: '', filter: 'hats' }, false, ['sale', 'hats', 'male', 'female']],
    ['the gender that is chosen', { text: '', filter: 'male' }, true, ['sale', 'male']],
  ] as const)('%s', (_, chosen, isUnisex, expected) => expect(offeredFilters(chosen, isUnisex)).toEqual(expected));
});
