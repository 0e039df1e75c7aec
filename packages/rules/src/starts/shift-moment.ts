import { localDayNumber, localTime, momentAt } from '../dates/zone.ts';

const two = (part: number): string => String(part).padStart(2, '0');
const dayText = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

/** From one start's day and time to another's, by the clocks of each one's zone: whole days and minutes. */
export type Shift = { readonly days: number; readonly minutes: number; readonly from: string; readonly to: string };

const minuteOfDay = (at: number, timezone: string): number => {
  const { hour, minute } = localTime(at, timezone);
  return hour * 60 + minute;
};

export const shiftBetween = (
  before: { readonly at: number; readonly timezone: string },
  after: { readonly at: number; readonly timezone: string },
): Shift => ({
  days: localDayNumber(after.at, after.timezone) - localDayNumber(before.at, before.timezone),
  minutes: minuteOfDay(after.at, after.timezone) - minuteOfDay(before.at, before.timezone),
  from: before.timezone,
  to: after.timezone,
});

/**
 * A moment moved with its start (BO-013): ten o'clock stays ten o'clock by the wall clock of the zone when clocks change between the
 * days, and in another zone. What belongs to the day itself moves by its minutes, too.
 */
export const shiftMoment = (at: number, { days, minutes, from, to }: Shift, isOfDay: boolean): number => {
  const { hour, minute } = localTime(at, from);
  const wall = hour * 60 + minute + (isOfDay ? minutes : 0);
  const day = localDayNumber(at, from) + days + Math.floor(wall / 1440);
  const rest = ((wall % 1440) + 1440) % 1440;
  return momentAt(dayText(day), `${two(Math.floor(rest / 60))}:${two(rest % 60)}`, to) + (at % 60);
};
