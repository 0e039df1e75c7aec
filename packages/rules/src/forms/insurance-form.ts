import { ageAt } from '../people/age.ts';
import { parseIsoDate, parseTypedDate } from '../people/birth-date.ts';
import type { MessageSpec } from '../message.ts';
import { checkPersonName, normaliseName } from '../people/names.ts';
import { parsePhone } from '../people/phone.ts';
import { isoDay, momentAt } from '../dates/zone.ts';
import { siteTimezone } from '../organiser.ts';

/** Years at the start of the insurance, both allowed (CONST-18, DEC-96). */
export const insuranceAge = { min: 5, max: 86 } as const;
/** Seconds that a page adds once to the start its visitor typed (CONST-20, DEC-96). */
export const insuranceBuffer = 300;
/** The insurer's zone: typed days and the first possible day are days there. */
export const insuranceTimezone = siteTimezone;
/** 1 December 2024 in Moscow, unix seconds (CONST-19). */
export const insuranceFirstStart = Date.parse('2024-12-01T00:00:00+03:00') / 1000;
/** Nobody insures further ahead than this; seconds. */
const furthest = 2 * 366 * 86_400;
const day = 86_400;

/** What an offer and the format it is bought for say of its start; the wire's names, so that a basket line fits. */
export type InsuranceTerms = {
  /** True: begins with the format's start; texts 'true' and 'false' are accepted (DEC-95). */
  readonly isStartDate: boolean | string;
  /** Seconds. */
  readonly activation_delay: number;
  /** Unix seconds; null: bought for no start. */
  readonly format_start_time: number | null;
  /** Of the format; the age is counted by its calendar. */
  readonly timezone?: string | null | undefined;
};

/** Who is insured, as sent: may hold anything that JSON can. */
export type InsuredFields = {
  readonly last_name?: unknown;
  readonly first_name?: unknown;
  readonly second_name?: unknown;
  readonly phone?: unknown;
  readonly gender?: unknown;
  readonly birth_date?: unknown;
  /** Unix seconds with the buffer added; asked where the start is not the format's. */
  readonly start_date?: unknown;
};
export type InsuredField = keyof InsuredFields;

/** A complete insured person, as stored. */
export type Insured = {
  readonly last_name: string;
  readonly first_name: string;
  readonly second_name: string;
  readonly phone: string;
  readonly gender: 'male' | 'female';
  readonly birth_date: string;
};

/** The visitor types the first day himself (INS-17, DEC-95). */
export const asksStart = ({ isStartDate }: Pick<InsuranceTerms, 'isStartDate'>): boolean =>
  String(isStartDate) !== 'true';

/** The first moment at which a typed insurance may begin; unix seconds (DEC-96). */
export const earliestInsuranceStart = (now: number, activationDelay: number): number =>
  Math.max(insuranceFirstStart, now + activationDelay);

/**
 * DD.MM.YYYY as the visitor typed it → unix seconds with the five minutes added; the earliest day begins at the earliest
 * moment, so that the day a message names is accepted. null: no real date. Make it anew when the order is sent: the
 * earliest moment moves on. INS-21, DEC-96
 */
export const typedInsuranceStart = (
  text: string,
  { now, activation_delay }: { now: number; activation_delay: number },
): number | null => {
  const date = parseTypedDate(text);
  return date === null ? null : insuranceStartOn(date, { now, activation_delay });
};

/** The same for a day as YYYY-MM-DD. */
export const insuranceStartOn = (
  date: string,
  { now, activation_delay }: { now: number; activation_delay: number },
): number => {
  const earliest = earliestInsuranceStart(now, activation_delay);
  const begins = momentAt(date, '00:00', insuranceTimezone);
  return (isoDay(earliest, insuranceTimezone) === date ? earliest : begins) + insuranceBuffer;
};

/** The insurer's day of a start: YYYY-MM-DD. */
export const insuranceDay = (start: number): string => isoDay(start, insuranceTimezone);

/** When the insurance begins: the format's start or the one sent; null: not known, or no moment at all. */
export const insuranceStart = (fields: Pick<InsuredFields, 'start_date'>, terms: InsuranceTerms): number | null => {
  if (!asksStart(terms)) return terms.format_start_time;
  const { start_date } = fields;
  return typeof start_date === 'number' && Number.isSafeInteger(start_date) && start_date > 0 ? start_date : null;
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const checkInsuredName = (value: unknown, isRequired: boolean): MessageSpec | null => {
  const text = textOf(value);
  if (!text) return isRequired ? { id: 'insurance_required' } : null;
  return checkPersonName(text);
};

const checkPhone = (value: unknown): MessageSpec | null => {
  const text = textOf(value);
  if (!text) return { id: 'insurance_required' };
  return parsePhone(text) ? null : { id: 'phone' };
};

const checkStart = (start: number | null, terms: InsuranceTerms, now: number): MessageSpec | null => {
  if (!asksStart(terms)) return null;
  if (start === null) return { id: 'insurance_date' };
  if (start < insuranceFirstStart)
    return { id: 'insurance_start', date: isoDay(insuranceFirstStart, insuranceTimezone) };
  const earliest = earliestInsuranceStart(now, terms.activation_delay);
  if (start < earliest) return { id: 'insurance_start', date: isoDay(earliest, insuranceTimezone) };
  return start > earliest + furthest ? { id: 'insurance_date' } : null;
};

/** Whether a person of this birth date (YYYY-MM-DD) may be insured from `at` on, unix seconds (INS-15). */
export const isInsurableAge = (birthDate: string, at: number, timezone?: string | null): boolean => {
  const age = ageAt(birthDate, at, timezone ?? insuranceTimezone);
  return age >= insuranceAge.min && age <= insuranceAge.max;
};

const checkBirth = (value: unknown, at: number, timezone: InsuranceTerms['timezone']): MessageSpec | null => {
  const date = typeof value === 'string' ? parseIsoDate(value) : null;
  if (!date) return { id: 'insurance_date' };
  return isInsurableAge(date, at, timezone) ? null : { id: 'insurance_age' };
};

/**
 * What is wrong with an insured person and the start, by field; empty: complete. `now` in unix seconds; the age counts at
 * the start, while that is not known at `now`. INS-10…20, DEC-96
 */
export const checkInsured = (
  fields: InsuredFields,
  terms: InsuranceTerms,
  now: number,
): Partial<Record<InsuredField, MessageSpec>> => {
  const start = insuranceStart(fields, terms);
  const problems: [InsuredField, MessageSpec | null][] = [
    ['last_name', checkInsuredName(fields.last_name, true)],
    ['first_name', checkInsuredName(fields.first_name, true)],
    ['second_name', checkInsuredName(fields.second_name, false)],
    ['birth_date', checkBirth(fields.birth_date, start ?? now, terms.timezone)],
    ['gender', fields.gender === 'male' || fields.gender === 'female' ? null : { id: 'insurance_gender' }],
    ['phone', checkPhone(fields.phone)],
    ['start_date', checkStart(start, terms, now)],
  ];
  return Object.fromEntries(problems.filter(([, problem]) => problem !== null));
};

/** As it is stored; only for fields without problems. */
export const normaliseInsured = (fields: InsuredFields): Insured => ({
  last_name: normaliseName(textOf(fields.last_name)),
  first_name: normaliseName(textOf(fields.first_name)),
  second_name: textOf(fields.second_name) && normaliseName(textOf(fields.second_name)),
  phone: parsePhone(textOf(fields.phone)) ?? '',
  gender: fields.gender === 'male' ? 'male' : 'female',
  birth_date: parseIsoDate(textOf(fields.birth_date)) ?? '',
});

/** Whole days that an insurance holds; `validity_time` in seconds (INS-25). */
export const validityDays = (validityTime: number): number => Math.floor(validityTime / day);
