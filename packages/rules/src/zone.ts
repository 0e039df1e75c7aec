export type LocalTime = { year: number; month: number; day: number; hour: number; minute: number };

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (timezone: string): Intl.DateTimeFormat => {
  let format = formats.get(timezone);
  if (!format) {
    const numeric = 'numeric';
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: timezone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: numeric,
      month: numeric,
      day: numeric,
      hour: numeric,
      minute: numeric,
    });
    formats.set(timezone, format);
  }
  return format;
};

/** Wall clock of an IANA zone at a moment in unix seconds; an unknown zone throws RangeError. */
export const localTime = (at: number, timezone: string): LocalTime => {
  const parts = new Map(
    formatOf(timezone)
      .formatToParts(at * 1000)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return { year: part('year'), month: part('month'), day: part('day'), hour: part('hour'), minute: part('minute') };
};

/** Days from 1970-01-01 to the calendar day that it is in the zone. */
export const localDayNumber = (at: number, timezone: string): number => {
  const { year, month, day } = localTime(at, timezone);
  return Date.UTC(year, month - 1, day) / 86_400_000;
};

/** The first moment (unix seconds) of a calendar day of the zone, given as days from 1970-01-01. */
export const startOfLocalDay = (dayNumber: number, timezone: string): number => {
  const midnight = dayNumber * 86_400;
  const offsetAt = (at: number): number => {
    const { year, month, day, hour, minute } = localTime(at, timezone);
    return Date.UTC(year, month - 1, day, hour, minute) / 1000 - Math.floor(at / 60) * 60;
  };
  const guess = midnight - offsetAt(midnight);
  return midnight - offsetAt(guess);
};
