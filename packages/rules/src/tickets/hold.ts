/**
 * How long places are held, in whole minutes (CONST-03, DEC-59). The only place that says so: the rules, the contract, the
 * settings, SQL, texts and tests follow this line.
 */
export const holdMinutes = 10;
/** A hold's life in seconds by the server. */
export const holdSeconds = holdMinutes * 60;
/** The same by the client's clock, in milliseconds (BASKET-44). */
export const holdMilliseconds = holdSeconds * 1000;
/** From its first moment a place may be held, ordered and changed in turn for so long at most (DEC-59, DEC-113). */
export const longestHoldSeconds = 3600;
/** Below this many seconds the bar turns urgent. */
export const urgentSeconds = 180;
/** Minutes left at which the countdown is read out. */
export const announcedMinutes = [5, 2, 1] as const;

/** Whole seconds until `expiresAt` (unix seconds), never below 0; `nowMs` in milliseconds. */
export const secondsLeft = (expiresAt: number, nowMs: number): number =>
  Math.max(0, Math.ceil(expiresAt - nowMs / 1000));

export const isUrgent = (seconds: number): boolean => seconds < urgentSeconds;

/** Share of the hold that is over, 0…1. */
export const holdHeat = (seconds: number): number => Math.min(1, Math.max(0, 1 - seconds / holdSeconds));

/**
 * The minutes to read out when the countdown went from `before` to `after` seconds; null when no mark was passed. After a
 * long sleep only the latest mark is read.
 */
export const announcedMinute = (before: number, after: number): (typeof announcedMinutes)[number] | null =>
  announcedMinutes.findLast((minute) => before > minute * 60 && after <= minute * 60 && after > 0) ?? null;

/** A ticket kept longer than a hold leaves the basket (BASKET-44); both moments in milliseconds. */
export const isStale = (addTicketToBasketTime: number, nowMs: number): boolean =>
  nowMs - addTicketToBasketTime > holdMilliseconds;
