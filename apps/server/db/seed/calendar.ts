import { momentAt } from '@trassa/rules';

const day = 86_400_000;

/** A calendar day without a zone, as `YYYY-MM-DD`. */
export type Day = string;

const toDay = (at: number): Day => new Date(at).toISOString().slice(0, 10);
const saturday = 6;

/** The nearest such weekday at or after a day. */
const onWeekday = (at: number, weekday: number): number => at + ((weekday - new Date(at).getUTCDay() + 7) % 7) * day;

export type Calendar = {
  readonly now: Date;
  /** A weekend day about so many days from today, whatever the season; below 0 in the past. */
  around(days: number, weekday?: 0 | 6): Day;
  /** So many days of these months (1…12) from today, the days between the seasons not counted. */
  inSeason(months: readonly number[], days: number, weekday?: 0 | 6): Day;
  next(date: Day, days: number): Day;
};

/** Dates of the demonstration season: relative to today, and yet snow falls in winter. */
export const createCalendar = (now: Date): Calendar => {
  const today = Date.parse(toDay(now.getTime()));
  return {
    now,
    around: (days, weekday = saturday) => toDay(onWeekday(today + (days - 3) * day, weekday)),
    inSeason(months, days, weekday = saturday) {
      const step = Math.sign(days) * day;
      let at = today;
      for (let left = Math.abs(days); left > 0;) {
        at += step;
        if (months.includes(new Date(at).getUTCMonth() + 1)) left -= 1;
      }
      return toDay(onWeekday(at - (days < 0 ? 7 * day : 0), weekday));
    },
    next: (date, days) => toDay(Date.parse(date) + days * day),
  };
};

/** The instant of a wall clock in a zone: `at('2027-05-15', '09:20', 'Europe/Moscow')`. */
export const at = (date: Day, time: string, timezone: string): Date => new Date(momentAt(date, time, timezone) * 1000);
