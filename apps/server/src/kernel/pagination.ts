/** `page` from 1, `limit` at most 200, 50 by default (DEC-14). */
export type Page = { page?: number | undefined; limit?: number | undefined };
export type Slice = { limit: number; offset: number };

export const defaultLimit = 50;
export const maxLimit = 200;
/** Deeper pages are answered empty instead of letting PostgreSQL count to a million. */
const maxOffset = 1_000_000;

const whole = (value: number | undefined, fallback: number, max: number): number =>
  value === undefined || !Number.isFinite(value) ? fallback : Math.min(max, Math.max(1, Math.trunc(value)));

/** The rows to read for a page of the wire. */
export const toSlice = (page: Page, fallback: number = defaultLimit): Slice => {
  const limit = whole(page.limit, fallback, maxLimit);
  return { limit, offset: Math.min(maxOffset, (whole(page.page, 1, maxOffset) - 1) * limit) };
};
