/** How far a format is sold: nothing; places in baskets or waiting orders; tickets, returned ones too. */
export type SoldLevel = 'none' | 'held' | 'sold';

/** What to do instead of changing a field that sales have fixed. */
export type WayRound = 'wait' | 'new_format' | 'move_start' | 'hide_question' | 'new_step' | 'archive';

export type FormatLock = {
  readonly field: string;
  readonly reason: Exclude<SoldLevel, 'none'>;
  readonly way: WayRound;
};

type Rule = { readonly held: WayRound | null; readonly sold: WayRound | null };

const afterHolds: Rule = { held: 'wait', sold: 'new_format' };

/** What holds and tickets fix of a format, and the way round (docs/domain/formats.md, back-office.md 5.3). */
const rules: Readonly<Record<string, Rule>> = {
  kinds: afterHolds,
  isTeam: afterHolds,
  team_all: afterHolds,
  fixed_count: afterHolds,
  min_count: afterHolds,
  max_count: afterHolds,
  start_time: { held: null, sold: 'move_start' },
  select: { held: 'hide_question', sold: 'hide_question' },
  begun_steps: { held: 'new_step', sold: 'new_step' },
  status: { held: 'wait', sold: 'archive' },
};

export const lockOf = (field: string, level: SoldLevel): FormatLock | null => {
  const way = level === 'none' ? null : (rules[field]?.[level] ?? null);
  return way === null || level === 'none' ? null : { field, reason: level, way };
};

/** Everything of a format that cannot change any more. */
export const locksOf = (level: SoldLevel): FormatLock[] =>
  Object.keys(rules).flatMap((field) => lockOf(field, level) ?? []);

/** A start of a sold format moves by an hour at most without moving the start (back-office.md 5.3). */
export const startShiftMost = 3600;

/** Whether a start time may become another one; moments in unix seconds. */
export const mayShiftStart = (level: SoldLevel, from: number, to: number): boolean =>
  level !== 'sold' || Math.abs(to - from) <= startShiftMost;

type Limits = {
  readonly age_min: number | null;
  readonly age_max: number | null;
  readonly gender: 'male' | 'female' | null;
};

/** Whether somebody who fitted before may not fit any more: then who has a ticket is looked at. BO-029 */
export const isTighter = (before: Limits, after: Limits): boolean =>
  (after.age_min ?? 0) > (before.age_min ?? 0) ||
  (after.age_max ?? 999) < (before.age_max ?? 999) ||
  (after.gender !== null && after.gender !== before.gender);
