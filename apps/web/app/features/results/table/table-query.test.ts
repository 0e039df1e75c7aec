import { describe, expect, it } from 'vitest';
import { nextSort, readTableQuery, tablePath } from './table-query.ts';

const read = (search: string) => readTableQuery(new URLSearchParams(search));
const nothing = read('');

describe('the address of a results table', () => {
  it('is read whole', () => {
    expect(
      read(
        'format=f10&search= Ёлкин &gender=female&category=Ж 18–29&sort=last_name&order=desc&columns=all&page=3&row=abc',
      ),
    ).toEqual({
      format: 'f10',
      search: 'Ёлкин',
      gender: 'female',
      category: 'Ж 18–29',
      sort: 'last_name',
      order: 'desc',
      isWide: true,
      row: 'abc',
      page: 3,
    });
  });

  it.each(['format=<b>', 'gender=other', 'sort=1;drop', 'order=up', 'columns=some', 'row=a b', 'page=0', 'page=1e9'])(
    'counts %s as absent',
    (search) => expect(read(search)).toEqual(nothing),
  );

  it('is written without the page and the marked row, and read back the same', () => {
    const query = read('format=f10&search=Ёлкин&sort=start_number&order=desc&columns=all&page=3&row=abc');
    const path = tablePath('volgograd', query);
    expect(path).not.toMatch(/page|row/);
    expect(read(path.split('?')[1] ?? '')).toEqual({ ...query, page: 1, row: null });
    expect(tablePath('volgograd', nothing)).toBe('/results/volgograd');
  });
});

describe('a press on a column', () => {
  it('goes upwards, downwards and back to the places', () => {
    const up = { ...nothing, ...nextSort(nothing, 'last_name', false) };
    expect(up).toMatchObject({ sort: 'last_name', order: 'asc' });
    const down = { ...nothing, ...nextSort(up, 'last_name', false) };
    expect(down).toMatchObject({ sort: 'last_name', order: 'desc' });
    expect(nextSort(down, 'last_name', false)).toEqual({ sort: null, order: 'asc' });
  });

  it('turns the places round at once, for they are the order already', () => {
    expect(nextSort(nothing, 'position', true)).toEqual({ sort: 'position', order: 'desc' });
    expect(nextSort({ ...nothing, sort: 'last_name' }, 'position', true)).toEqual({ sort: null, order: 'asc' });
  });
});
