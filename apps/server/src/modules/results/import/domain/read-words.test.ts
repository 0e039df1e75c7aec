import { describe, expect, it } from 'vitest';
import { readFullName } from './read-name.ts';
import { ageGroupOf, groupOfAge, readAge } from './read-person.ts';
import { readStatus } from './read-status.ts';

describe('statuses', () => {
  it.each([
    ['DNF', 'dnf'],
    ['dnf (км 7)', 'dnf'],
    ['сошёл', 'dnf'],
    ['Сошла с дистанции', 'dnf'],
    ['Сход', 'dnf'],
    ['не финишировал', 'dnf'],
    ['Превышен лимит времени', 'dnf'],
    ['DNS', 'dns'],
    ['н/я', 'dns'],
    ['не стартовал', 'dns'],
    ['Неявка', 'dns'],
    ['DSQ', 'dsq'],
    ['DQ', 'dsq'],
    ['дискв.', 'dsq'],
    ['дисквалифицирована', 'dsq'],
    ['снят', 'dsq'],
    ['СOШЁЛ', 'dnf'],
    ['Hя', 'dns'],
    ['DNС', 'dns'],
    ['cнят', 'dsq'],
    ['Финишировал', 'finished'],
    ['Finished', 'finished'],
    ['OK', 'finished'],
  ])('%s', (text, expected) => expect(readStatus(text)).toBe(expected));
  it.each(['', '1', '1:02:03', 'вне конкурса', 'Смирнов'])('%s is none', (text) => expect(readStatus(text)).toBeNull());
});

describe('names in one cell', () => {
  it.each([
    ['Иванов Иван', 'Иванов', 'Иван'],
    ['ИВАНОВ Иван', 'Иванов', 'Иван'],
    ['Иван ИВАНОВ', 'Иванов', 'Иван'],
    ['ИВАНОВ ИВАН', 'Иванов', 'Иван'],
    ['Иванов Иван Иванович', 'Иванов', 'Иван'],
    ['Михалевич Анна', 'Михалевич', 'Анна'],
    ['салтыкова-щедрина анна', 'Салтыкова-Щедрина', 'Анна'],
    ['Smith, John', 'Smith', 'John'],
    ['John Smith', 'Smith', 'John'],
    ['Ronan McDonald', 'McDonald', 'Ronan'],
    ['Ким', 'Ким', ''],
    ['Jan van Rensburg', 'van Rensburg', 'Jan'],
    ['VAN RENSBURG Jan', 'van Rensburg', 'Jan'],
    ['Jan van RENSBURG', 'van Rensburg', 'Jan'],
    ['Ludwig von der Heide', 'von der Heide', 'Ludwig'],
    ['Петрова Сидорова Анна', 'Петрова Сидорова', 'Анна'],
    ['Петров-Водкин Кузьма', 'Петров-Водкин', 'Кузьма'],
  ])('%s', (text, lastName, firstName) => expect(readFullName(text)).toEqual({ lastName, firstName }));
  it('follows a header that names the surname first, in Latin too', () => {
    expect(readFullName('Rensburg Jan', 'surname')).toEqual({ lastName: 'Rensburg', firstName: 'Jan' });
  });
  it('follows a header that names the first name first', () => {
    expect(readFullName('Иван Иванов', 'name')).toEqual({ lastName: 'Иванов', firstName: 'Иван' });
  });
});

describe('people', () => {
  it.each([
    ['М 30-39', '30–39'],
    ['Женщины 18–29', '18–29'],
    ['F40+', '40+'],
    ['Элита', null],
  ])('category %s', (text, group) => expect(ageGroupOf(text)).toBe(group));
  it('ages come out of years and dates of birth', () => {
    expect([
      readAge('1990', 2026),
      readAge('05.03.1990', 2026),
      readAge('36', 2026),
      readAge('36 лет', 2026),
      readAge('32937', 2026),
    ]).toEqual([36, 36, 36, 36, 36]);
    expect([readAge('давно', 2026), readAge('2030', 2026)]).toEqual([null, null]);
    expect([9, 17, 18, 36, 70, 81].map(groupOfAge)).toEqual(['0–13', '14–17', '18–29', '30–39', '70+', '70+']);
  });
});
