/** Days ahead for which something may be put on the site. */
export const contentAheadDays = 366;
/** Seconds for which a link shows a draft. BO-088 */
export const previewLife = 24 * 3600;

/** Whether something may be put on the site from this moment on, in seconds since 1970. */
export const isMomentAhead = (at: number, now: number): boolean => at > now && at <= now + contentAheadDays * 86_400;
