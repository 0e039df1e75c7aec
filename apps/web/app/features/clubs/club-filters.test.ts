import { expect, test } from 'vitest';
import { clubsPath, nextOrder, readClubQuery } from './club-filters.ts';

const read = (text: string) => readClubQuery(new URLSearchParams(text));

test('an address without a choice is the newest clubs, and what makes no sense is no choice', () => {
  const plain = { search: '', sort: 'date', order: 'desc', city: null, page: 1 };
  expect(read('')).toEqual(plain);
  expect(read('sort=price&order=up&city=-1&page=0')).toEqual(plain);
  expect(read('city=1e99&page=2.5')).toEqual(plain);
});

test('names begin with the first letter', () => {
  expect(read('sort=name')).toMatchObject({ sort: 'name', order: 'asc' });
});

test.each([
  '/clubs',
  '/clubs?sort=date&order=asc',
  '/clubs?search=%D0%B2%D0%BE%D0%BB%D0%BA&city=551487&sort=name&order=desc',
])('%s is read as it is written', (path) => expect(clubsPath(read(path.split('?')[1] ?? ''))).toBe(path));

test('the same order turns round, another begins its usual way', () => {
  expect(nextOrder({ sort: 'date', order: 'desc' }, 'date')).toEqual({ sort: 'date', order: 'asc' });
  expect(nextOrder({ sort: 'date', order: 'asc' }, 'name')).toEqual({ sort: 'name', order: 'asc' });
});
