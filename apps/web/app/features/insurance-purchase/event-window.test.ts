import { describe, expect, it } from 'vitest';
import { eventWindow, monthsOf } from './event-window.ts';

const moscow = (text: string): number => Date.parse(`${text}+03:00`) / 1000;

describe('eventWindow', () => {
  it.each([
    ['2026-11-22', '2027-11-22'],
    ['2027-06-01', '2028-06-01'],
    ['2028-01-01', '2029-01-01'],
  ])('from %s ends before %s', (today, end) =>
    expect(eventWindow(moscow(`${today}T00:00:00`))).toEqual({
      date_from: moscow(`${today}T00:00:00`),
      date_to: moscow(`${end}T00:00:00`),
    }),
  );
});

describe('monthsOf', () => {
  const city = (id: string, start: string, timezone = 'Europe/Moscow') => ({
    id,
    start_time: Date.parse(start) / 1000,
    timezone,
  });
  const now = Date.parse('2026-11-22T12:00:00Z') / 1000;
  const told = (cities: ReturnType<typeof city>[]) =>
    monthsOf(cities, now).map(({ month, cities: list }) => [month, list.map(({ id }) => id)]);

  it('groups by the month of the place, in order', () =>
    expect(
      told([
        city('late', '2027-05-16T07:00:00Z'),
        city('omsk', '2026-12-31T19:00:00Z', 'Asia/Omsk'),
        city('kazan', '2026-12-31T19:00:00Z'),
        city('early', '2027-05-02T07:00:00Z'),
      ]),
    ).toEqual([
      ['2026-12', ['kazan']],
      ['2027-01', ['omsk']],
      ['2027-05', ['early', 'late']],
    ]));

  it('leaves out the months before the current one', () =>
    expect(told([city('past', '2026-10-31T07:00:00Z'), city('today', '2026-11-22T07:00:00Z')])).toEqual([
      ['2026-11', ['today']],
    ]));
});
