import type { MessageSpec } from '../message.ts';
import { localTime } from '../dates/zone.ts';

/**
 * Full years of a person born on `birthDate` (YYYY-MM-DD) by the calendar of the zone at a moment in unix seconds; who is
 * born on 29 February turns a year older on 1 March (DEC-63, TICKET-17).
 */
export const ageAt = (birthDate: string, at: number, timezone: string): number => {
  const [year = 0, month = 0, day = 0] = birthDate.split('-').map(Number);
  const today = localTime(at, timezone);
  const hadBirthday = today.month > month || (today.month === month && today.day >= day);
  return today.year - year - (hadBirthday ? 0 : 1);
};

export type AgeLimits = { readonly age_min: number | null; readonly age_max: number | null };

/** Both limits are allowed ages (DEC-63; TICKET-12, TICKET-13). */
export const checkAge = (age: number, { age_min, age_max }: AgeLimits): MessageSpec | null => {
  if (age_min !== null && age < age_min) return { id: 'age_min', age_min };
  if (age_max !== null && age > age_max) return { id: 'age_max', age_max };
  return null;
};

/** Days of birth as YYYY-MM-DD, which compare as texts; null: no bound. */
export type BirthBounds = { readonly until: string | null; readonly after: string | null };

/**
 * Born when people fit into limits at a moment: on `until` or before it they are old enough, `after` the other day young enough. The same
 * answer as `checkAge` of `ageAt`, for lists that are counted where they lie (BO-029, BO-051).
 */
export const birthBounds = ({ age_min, age_max }: AgeLimits, at: number, timezone: string): BirthBounds => {
  const { year, month, day } = localTime(at, timezone);
  const ago = (years: number): string =>
    [String(year - years).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');
  return { until: age_min === null ? null : ago(age_min), after: age_max === null ? null : ago(age_max + 1) };
};

/** From this age on nobody consents for a person (Civil Code, article 21). */
const fullAge = 18;

/** Whether a parent has to consent to somebody of this age. */
export const isUnderAge = (age: number): boolean => age < fullAge;
