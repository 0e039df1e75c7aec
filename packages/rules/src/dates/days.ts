const oneDay = 86_400_000;

/** YYYY-MM-DD that is a day of the calendar. */
export const isCalendarDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** The day so many days later, or earlier below zero. */
export const dayAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * oneDay).toISOString().slice(0, 10);

export const nextDay = (day: string): string => dayAfter(day, 1);

/** Of a span, both ends included; below one when they stand in the wrong order. */
export const countDays = (from: string, until: string): number => (Date.parse(until) - Date.parse(from)) / oneDay + 1;
