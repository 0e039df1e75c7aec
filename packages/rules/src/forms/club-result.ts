import { parseIsoDate } from '../people/birth-date.ts';
import type { MessageSpec } from '../message.ts';
import { formatResultTime, parseResultTime } from '../result-time.ts';

/** `time`: the least is best; `count` and `distance`: the most is best. */
export type ClubResultUnit = 'time' | 'count' | 'distance';

/** What is handed in for competitions of clubs (CLUB-07); `picture`: an uploaded file, `date`: YYYY-MM-DD. */
export type ClubResultForm = {
  readonly unit: ClubResultUnit;
  readonly result: string;
  readonly date: string;
  readonly picture?: string | null | undefined;
  readonly link?: string | null | undefined;
  readonly comment?: string | null | undefined;
};
export type ClubResultField = 'result' | 'date' | 'picture' | 'link' | 'comment';

/** The greatest whole number: nobody runs or lifts more. */
export const clubResultMax = 1_000_000;
export const clubResultCommentMax = 1000;

const day = 86_400_000;
/** Time zones: the earliest day on earth is 12 hours behind UTC, the latest 14 ahead. */
const ahead = 14 * 3_600_000;
const behind = 12 * 3_600_000;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

const wholeNumber = (text: string): number | MessageSpec => {
  const number = text.trim() === '' ? 0 : Number(text.trim().replace(',', '.'));
  if (Number.isNaN(number)) return { id: 'count_integer' };
  if (number <= 0) return { id: 'count_positive' };
  if (!Number.isInteger(number) || !/^\s*\d+\s*$/.test(text)) return { id: 'count_integer' };
  return number > clubResultMax ? { id: 'wrong_value' } : number;
};

const readResult = (text: string, unit: ClubResultUnit): number | MessageSpec =>
  unit === 'time' ? (parseResultTime(text) ?? { id: 'result_time' }) : wholeNumber(text);

/** Seconds of a time, else the whole number; null: it is neither. */
export const parseClubResult = (text: string, unit: ClubResultUnit): number | null => {
  const value = readResult(text, unit);
  return typeof value === 'number' ? value : null;
};

/** 'HH:MM:SS', or the whole number. */
export const formatClubResult = (value: number, unit: ClubResultUnit): string =>
  unit === 'time' ? formatResultTime(value) : String(value);

const isLink = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text);

/** A day of the calendar, not to come and at most a year ago at `now` (unix seconds). */
const isRecent = (text: string, now: number): boolean => {
  const date = parseIsoDate(text);
  if (!date) return false;
  const yearAgo = new Date(now * 1000 - behind);
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1);
  // The 29th of February has no day a year before: the 1st of March stands for it, a day early is no harm.
  return date <= dayOf(now * 1000 + ahead) && date >= dayOf(yearAgo.getTime() - day);
};

/** What is wrong with a result, by field; `now` in unix seconds. A picture or a link proves it. API §10, CLUB-07 */
export const checkClubResult = (
  { unit, result, date, picture, link, comment }: ClubResultForm,
  now: number,
): Partial<Record<ClubResultField, MessageSpec>> => {
  const errors: Partial<Record<ClubResultField, MessageSpec>> = {};
  const value = readResult(result, unit);
  if (typeof value !== 'number') errors.result = value;
  if (!isRecent(date, now)) errors.date = { id: 'date' };
  const written = link?.trim() ?? '';
  if (written && !isLink(written)) errors.link = { id: 'result_link' };
  if (!picture && !written) errors.picture = { id: 'upload' };
  if ((comment?.length ?? 0) > clubResultCommentMax) errors.comment = { id: 'too_long', max: clubResultCommentMax };
  return errors;
};
