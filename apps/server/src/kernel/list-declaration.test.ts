import { describe, expect, it } from 'vitest';
import { writeCursor } from './list-cursor.ts';
import { declareList, type FilterValue, type ListQuery, readList } from './list-declaration.ts';

const things = declareList({
  name: 'things',
  columns: ['number'],
  filters: {
    state: { kind: 'one_of', values: ['new', 'done'], none: true },
    start: { kind: 'one_of', values: 'ids' },
    made: { kind: 'range', of: 'moment', none: true },
    sum: { kind: 'range', of: 'money' },
    age: { kind: 'range', of: 'count' },
    code: { kind: 'text', none: true },
  },
  sorts: { made: 'moment', sum: 'number', name: 'text' },
  defaultSort: '-made',
  search: true,
  views: {},
});
const now = new Date('2026-05-09T10:00:00Z');
const read = (query: ListQuery) => readList(things, query, now);
const asked = (query: ListQuery) => {
  const list = read(query);
  if (!list.ok) throw new Error(JSON.stringify(list.refusal));
  return list.value;
};
const value = (change: Partial<FilterValue>): FilterValue => ({
  values: [],
  isNone: false,
  from: null,
  to: null,
  ...change,
});

describe('the query of a list', () => {
  it('asks for the first fifty in the order of the list when nothing is said', () => {
    expect(asked({})).toMatchObject({
      search: null,
      sort: { name: 'made', kind: 'moment', isDescending: true },
      filters: [],
      limit: 50,
      cursor: null,
    });
  });

  it.each<[ListQuery, string, Partial<FilterValue>]>([
    [{ 'f.state': 'new' }, 'state', { values: ['new'] }],
    [{ 'f.state': ['new', 'done'] }, 'state', { values: ['new', 'done'] }],
    [{ 'f.state': ['new', 'none'] }, 'state', { values: ['new'], isNone: true }],
    [{ 'f.state': 'none' }, 'state', { isNone: true }],
    [{ 'f.start': ['moscow', 'none'] }, 'start', { values: ['moscow', 'none'] }],
    [{ 'f.made.from': '5' }, 'made', { from: 5 }],
    [{ 'f.made.from': '5', 'f.made.to': '9', 'f.made': 'none' }, 'made', { from: 5, to: 9, isNone: true }],
    [{ 'f.made.from': 'today' }, 'made', { from: Date.parse('2026-05-08T21:00:00Z') / 1000 }],
    [{ 'f.sum.from': '10.5', 'f.sum.to': '2500' }, 'sum', { from: 1050, to: 250_000 }],
    [{ 'f.age.to': '18' }, 'age', { to: 18 }],
    [{ 'f.code': 'ЛЕТО 10%' }, 'code', { values: ['ЛЕТО 10%'] }],
  ])('%j filters', (query, name, expected) => {
    expect(asked(query).filters).toEqual([{ name, value: value(expected) }]);
  });

  it('is read with search, sort and limit', () => {
    expect(asked({ search: ' иван ', sort: 'sum', limit: '200' })).toMatchObject({
      search: 'иван',
      sort: { name: 'sum', kind: 'number', isDescending: false },
      limit: 200,
    });
  });

  it('leaves out what is empty', () => {
    expect(asked({ search: '', sort: '', 'f.state': ['', ''], 'f.sum.from': '' }).filters).toEqual([]);
  });

  it.each<[string, ListQuery]>([
    ['f.colour', { 'f.colour': 'red' }],
    ['f.constructor', { 'f.constructor': 'red' }],
    ['f.state.from', { 'f.state.from': '5' }],
    ['f.state', { 'f.state': ['new', 'old'] }],
    ['f.start', { 'f.start': 'a b' }],
    ['f.start', { 'f.start': 'x'.repeat(65) }],
    ['f.made', { 'f.made': '5' }],
    ['f.made.from', { 'f.made.from': '-1' }],
    ['f.made.from', { 'f.made.from': ['1', '2'] }],
    ['f.made.from', { 'f.made.from': 'yesterday' }],
    ['f.sum', { 'f.sum': 'none' }],
    ['f.sum.to', { 'f.sum.to': '1.234' }],
    ['f.sum.to', { 'f.sum.to': '1e3' }],
    ['f.age.from', { 'f.age.from': '1.5' }],
    ['f.code', { 'f.code': 'a\0b' }],
    ['search', { search: 'a\0b' }],
    ['search', { search: 'x'.repeat(201) }],
    ['search', { search: ['a', 'b'] }],
    ['sort', { sort: 'colour' }],
    ['sort', { sort: '--made' }],
    ['sort', { sort: 'toString' }],
    ['limit', { limit: '51' }],
    ['limit', { limit: '1000' }],
    ['cursor', { cursor: 'x' }],
    ['cursor', { cursor: 'bnVsbA' }],
    ['page', { page: '2' }],
    ['__proto__', Object.fromEntries([['__proto__', 'x']])],
  ])('is refused for %s of %j, with what there is', (field, query) => {
    expect(read(query)).toEqual({
      ok: false,
      refusal: {
        code: 'validation',
        errors: { [field]: { id: 'wrong_value' } },
        details: {
          known: { filters: ['state', 'start', 'made', 'sum', 'age', 'code'], sorts: ['made', 'sum', 'name'] },
        },
      },
    });
  });

  it('is refused for words where the list is not searched', () => {
    expect(readList({ ...things, search: false }, { search: 'x' }, now).ok).toBe(false);
  });
});

// BO-141
describe('a cursor', () => {
  const cursor = { isBackward: true, key: '1746784800123456', id: 7 };
  const of = (query: ListQuery, name = 'things') => {
    const list = readList({ ...things, name }, query, now);
    return list.ok ? list.value.fingerprint : '';
  };
  const query = { sort: '-made', 'f.state': ['new', 'done'], search: 'x' };
  const text = writeCursor(of(query), cursor);

  it('leads on under the same filter and sort, whatever the limit and the order of the fields', () => {
    expect(asked({ ...query, cursor: text }).cursor).toEqual(cursor);
    const turned = { search: 'x', 'f.state': ['new', 'done'], limit: '25', cursor: text };
    expect(asked(turned).cursor, 'the sort is the one of the list').toEqual(cursor);
  });

  it.each<[string, ListQuery]>([
    ['another value', { ...query, 'f.state': 'new' }],
    ['one more filter', { ...query, 'f.code': 'x' }],
    ['another sort', { ...query, sort: 'made' }],
    ['another search', { ...query, search: 'y' }],
    ['no filter', {}],
  ])('of %s is refused', (_, other) => {
    const list = read({ ...other, cursor: text });
    expect(list.ok ? null : list.refusal.errors).toEqual({ cursor: { id: 'wrong_value' } });
  });

  it('of another list is refused', () => {
    expect(read({ ...query, cursor: writeCursor(of(query, 'others'), cursor) }).ok).toBe(false);
  });

  it.each([
    ['a text where a number stands', 'sum', 'abc', 7],
    ['a number that is too long', 'sum', '1234567890123456', 7],
    ['a moment that is none', '-made', '1; drop', 7],
    ['an id that is none', '-made', '1', 1.5],
    ['an id that is a text', '-made', '1', '1' as never],
    ['a text with a zero in it', 'name', 'a\0', 7],
  ])('with %s is refused', (_, sort, key, id) => {
    const forged = writeCursor(of({ sort }), { isBackward: false, key, id });
    expect(read({ sort, cursor: forged }).ok).toBe(false);
  });
});
