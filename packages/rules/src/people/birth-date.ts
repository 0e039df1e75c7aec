import type { MessageSpec } from '../message.ts';

const earliestYear = 1900;

/** Characters after which a typed date is read (TICKET-20). */
export const typedDateLength = 10;

const isoOf = (year: number, month: number, day: number): string | null => {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= earliestYear ? date.toISOString().slice(0, 10) : null;
};

/** DD.MM.YYYY, a day of the calendar from 1900 on, as UTC → YYYY-MM-DD; null for anything else (TICKET-20, TICKET-21). */
export const parseTypedDate = (text: string): string | null => {
  const match = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(text.trim());
  return match ? isoOf(Number(match[3]), Number(match[2]), Number(match[1])) : null;
};

/** What a date field says while it is typed: nothing before ten characters, then 'Неверный формат даты' (TICKET-20…22). */
export const checkTypedDate = (text: string): MessageSpec | null =>
  text.trim().length < typedDateLength || parseTypedDate(text) ? null : { id: 'date_format' };

/** YYYY-MM-DD, or a full ISO moment cut to its UTC date (DEC-12); null when it is no day of the calendar. */
export const parseIsoDate = (text: string): string | null => {
  const match = /^(\d{4})-(\d\d)-(\d\d)(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/.exec(text.trim());
  if (!match) return null;
  const date = isoOf(Number(match[1]), Number(match[2]), Number(match[3]));
  if (!date || !match[4]) return date;
  const moment = new Date(match[7] ? text.trim() : `${text.trim()}Z`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString().slice(0, 10);
};

/** YYYY-MM-DD → DD.MM.YYYY; '' for a text that is no such date (DEC-12). */
export const formatTypedDate = (iso: string): string => {
  const [year, month, day] = parseIsoDate(iso)?.split('-') ?? [];
  return year && month && day ? `${day}.${month}.${year}` : '';
};

/** A birth date on the wire is a real day and not after `now` (unix seconds), TICKET-05. */
export const checkBirthDate = (text: unknown, now: number): MessageSpec | null => {
  const date = typeof text === 'string' ? parseIsoDate(text) : null;
  // The youngest time zone is 14 hours ahead: a child born there today is not born tomorrow.
  const latest = new Date((now + 14 * 3600) * 1000).toISOString().slice(0, 10);
  return date && date <= latest ? null : { id: 'date' };
};
