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
