import { intlOf } from './intl.ts';

export type LocalTime = { year: number; month: number; day: number; hour: number; minute: number };

const numeric = 'numeric';
const clock = {
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: numeric,
  month: numeric,
  day: numeric,
  hour: numeric,
  minute: numeric,
} as const;

/** Wall clock of an IANA zone at a moment in unix seconds; an unknown zone throws RangeError. */
export const localTime = (at: number, timezone: string): LocalTime => {
  const parts = new Map(
    intlOf('en-US', timezone, clock)
      .formatToParts(at * 1000)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return { year: part('year'), month: part('month'), day: part('day'), hour: part('hour'), minute: part('minute') };
};

const dayLength = 86_400;

/** The wall clock of a zone as seconds from 1970-01-01T00:00 of that clock, whole minutes. */
const wallOf = (at: number, timezone: string): number => {
  const { year, month, day, hour, minute } = localTime(at, timezone);
  return Date.UTC(year, month - 1, day, hour, minute) / 1000;
};

/**
 * The moment at which clocks show `wall`: the first one when they show it twice, the end of the gap when they go over it. A
 * change of clocks is nearer than a day to it, or there is none.
 */
const momentOf = (wall: number, timezone: string): number => {
  const offsetAt = (at: number): number => wallOf(at, timezone) - Math.floor(at / 60) * 60;
  const before = offsetAt(wall - dayLength);
  const after = offsetAt(wall + dayLength);
  if (before === after) return wall - before;
  const shown = [wall - before, wall - after].filter((at) => wallOf(at, timezone) === wall);
  return shown.length ? Math.min(...shown) : wall - before;
};

/** Days from 1970-01-01 to the calendar day that it is in the zone. */
export const localDayNumber = (at: number, timezone: string): number => Math.floor(wallOf(at, timezone) / dayLength);

/** The first moment (unix seconds) of a calendar day of the zone, given as days from 1970-01-01. */
export const startOfLocalDay = (dayNumber: number, timezone: string): number =>
  momentOf(dayNumber * dayLength, timezone);

/** The first moment of the day of a moment, both in unix seconds. */
export const startOfDay = (at: number, timezone: string): number =>
  startOfLocalDay(localDayNumber(at, timezone), timezone);

/** The moment (unix seconds) of a day YYYY-MM-DD and a time HH:mm by the clocks of the zone. */
export const momentAt = (day: string, time: string, timezone: string): number =>
  momentOf(Date.parse(`${day}T${time}:00Z`) / 1000, timezone);

/** The calendar day that it is in the zone: '2027-05-16'. */
export const isoDay = (at: number, timezone: string): string =>
  new Date(localDayNumber(at, timezone) * dayLength * 1000).toISOString().slice(0, 10);

/** Calendar days from now to a moment in its zone; 0 today, below 0 afterwards. */
export const daysUntil = (at: number, now: number, timezone: string): number =>
  localDayNumber(at, timezone) - localDayNumber(now, timezone);
