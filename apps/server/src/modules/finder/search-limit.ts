import type { Limiter } from '../../platform/http/index.ts';

/** Somebody who types, and pauses, asks twice a second. */
const perPerson = { name: 'office_search', count: 120, seconds: 60 };

/** Seconds until a person may look for somebody once more, by the field or by a list; 0: now. One limit, or a list would be a way around it. */
export const waitForSearch = (limiter: Limiter, userId: number): number => limiter.take(perPerson, String(userId));
