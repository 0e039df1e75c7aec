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
