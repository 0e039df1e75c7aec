import { describe, expect, it } from 'vitest';
import { calendarPath, filterBody, monthBounds, readFilters, readPrice, readTyped } from './filters.ts';

const read = (search: string) => readFilters(new URLSearchParams(search));

const nothing = {
  city: null,
  type: null,
  from: null,
  to: null,
  distance: null,
  price: null,
  kids: false,
  team: false,
};
const none = { ...nothing, dateFrom: null, dateTo: null, page: 1 };

describe('readFilters', () => {
  it('takes city, type and days of Moscow, the last day included', () => {
    expect(read('city=524901&type=trassa&from=2027-05-01&to=2027-05-31')).toEqual({
      ...none,
      city: 524901,
      type: 'trassa',
      from: '2027-05-01',
      to: '2027-05-31',
      dateFrom: Date.UTC(2027, 3, 30, 21) / 1000,
      dateTo: Date.UTC(2027, 4, 31, 21) / 1000,
    });
  });

  it('takes days as they are typed, which a form without scripts sends', () =>
    expect(read('from=01.05.2027&to=').from).toBe('2027-05-01'));

  it('takes what is run', () =>
    expect(read('distance=5-10&price=2000&kids=1&team=1')).toEqual({
      ...none,
      distance: '5-10',
      price: 2000,
      kids: true,
      team: true,
    }));

  it.each([
    'city=abc',
    'city=-1',
    'city=9999999999',
    'type=<script>',
    'from=31.02.2027',
    'from=2027-13-45',
    'from=2027-05-01T10:00:00Z',
    'to=x',
    'page=0',
    'page=1.5',
    'distance=1-2',
    'price=-5',
    'price=99999999',
    'kids=true',
    'team=',
  ])('counts %s as absent', (search) => expect(read(search)).toEqual(none));
});

describe('filterBody', () => {
  it.each([
    ['-5', null, 5],
    ['5-10', 5, 10],
    ['21-', 21, null],
  ])('reads the distance %s as from %s to %s km', (distance, from, to) =>
    expect(filterBody(read(`distance=${distance}`))).toMatchObject({ distance_from: from, distance_to: to }),
  );
  it('asks for nothing where nothing is chosen', () =>
    expect(Object.values(filterBody(read(''))).every((value) => value === null)).toBe(true));
});

describe('readPrice', () => {
  it.each([
    ['2000', 2000],
    ['2 000 ₽', 2000],
    ['2\u00a0000', 2000],
    ['0', null],
    ['дёшево', null],
    ['', null],
  ])('%s is %s', (text, price) => expect(readPrice(text)).toBe(price));
});

describe('readTyped', () => {
  const typed = (fields: Record<string, string>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    return readTyped(data);
  };
  it('reads what stands in the fields', () =>
    expect(typed({ city: '524901', from: '01.05.2027', price: '2 000', kids: '1' })).toEqual({
      chosen: { ...nothing, city: 524901, from: '2027-05-01', price: 2000, kids: true },
      problems: {},
    }));
  it.each([
    [{ from: '31.02.2027' }, { from: 'date' }],
    [{ to: '1.5' }, { to: 'date' }],
    [{ from: '02.05.2027', to: '01.05.2027' }, { to: 'order' }],
    [{ price: 'много' }, { price: 'price' }],
  ])('%o cannot be meant', (fields, problems) => expect(typed(fields).problems).toEqual(problems));
});

describe('calendarPath', () => {
  it('leaves out what is not chosen', () => {
    expect(calendarPath({ city: 1, type: null, from: '', kids: false })).toBe('/calendar?city=1');
    expect(calendarPath({ team: true, price: 2000 })).toBe('/calendar?team=1&price=2000');
    expect(calendarPath({})).toBe('/calendar');
  });
});

describe('monthBounds', () => {
  it.each([
    ['2027-02', '2027-02-01', '2027-02-28'],
    ['2028-02', '2028-02-01', '2028-02-29'],
    ['2027-12', '2027-12-01', '2027-12-31'],
  ])('%s is %s to %s', (month, from, to) => expect(monthBounds(month)).toEqual({ from, to }));
});
