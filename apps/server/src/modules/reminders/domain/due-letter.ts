/** Seconds before the opening. */
export const dayBefore = 24 * 3600;
export const soonBefore = 30 * 60;

/** `moved` is for whoever was told of another opening, so that nobody comes then; the other two follow it. */
export type ReminderKind = 'moved' | 'day' | 'soon';

/**
 * Which letter may go at this moment (unix seconds); null: the sale is open. Close to the opening the later letter takes the
 * place of the earlier one: nobody gets both at once.
 */
export const dueKind = (opensAt: number, now: number): ReminderKind | null => {
  if (now >= opensAt) return null;
  if (now < opensAt - dayBefore) return 'moved';
  return now < opensAt - soonBefore ? 'day' : 'soon';
};

/** Whoever confirmed after this moment gets no letter of the kind; null: everybody does. */
export const confirmedBefore = (kind: ReminderKind, opensAt: number): number | null =>
  kind === 'day' ? opensAt - dayBefore : null;
