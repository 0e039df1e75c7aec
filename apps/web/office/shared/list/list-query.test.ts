import { describe, expect, it } from 'vitest';
import {
  filtersIn,
  filtersOf,
  queryOf,
  readParams,
  toAddress,
  viewOf,
  withoutFilter,
  withWords,
} from './list-query.ts';

const read = (text: string) => readParams(new URLSearchParams(text));
const views = { today: 'f.created.from=today', paid: 'f.state=paid&f.state=shipped', soon: 'f.state=draft&sort=date' };

describe('a query of a list', () => {
  it('is what the address says of it and nothing else', () => {
    expect(read('f.state=paid&f.state=shipped&search=a&utm_source=x&sort=-created')).toEqual({
      'f.state': ['paid', 'shipped'],
      search: 'a',
      sort: '-created',
    });
  });

  it('makes one address, whatever order its words came in', () => {
    expect(toAddress(read('search=a&f.state=paid')).toString()).toBe(
      toAddress(read('f.state=paid&search=a')).toString(),
    );
  });

  it('begins at its first page once something of it changes', () => {
    expect(withWords(read('cursor=c&search=a'), { search: 'b' })).toEqual({ search: 'b' });
    expect(withWords(read('search=a'), { search: '' })).toEqual({});
  });

  it('knows its filters with their bounds, and loses one whole', () => {
    const params = read('f.created.from=1&f.created.to=2&f.state=paid');
    expect(filtersIn(params).get('created')).toEqual({ from: ['1'], to: ['2'] });
    expect(withoutFilter(params, 'created')).toEqual({ 'f.state': 'paid' });
  });

  it.each([
    ['', ''],
    ['search=a&sort=sum', ''],
    ['f.state=shipped&f.state=paid', 'paid'],
    ['f.state=paid', null],
    ['f.created.from=today&sort=sum', 'today'],
    ['f.state=draft&sort=date&cursor=x', 'soon'],
    ['f.state=draft&sort=-date', null],
  ])('%j is the view %j', (text, view) => {
    expect(viewOf(read(text), views)).toBe(view);
  });

  it('is kept as a view without words and page, and counted without its sort', () => {
    const params = read('search=a&sort=-sum&cursor=c&f.state=b&f.state=a');
    expect(queryOf(params)).toBe('f.state=a&f.state=b&sort=-sum');
    expect(filtersOf(params)).toEqual({ 'f.state': ['b', 'a'] });
  });
});
