import { isWorkingDay } from '../dates/working-days.ts';
import { isoDay, momentAt } from '../dates/zone.ts';
import { siteTimezone } from '../organiser.ts';

export const supportStates = ['new', 'open', 'answered', 'closed'] as const;
/** `new`: nobody has taken it; `open`: somebody has, or it was opened again; `answered`: by letter, and not closed yet. */
export type SupportState = (typeof supportStates)[number];

export const supportActs = ['answer', 'note', 'assign', 'close', 'reopen'] as const;
export type SupportAct = (typeof supportActs)[number];

/** Why a request is closed without an answer from here. */
export const supportReasons = ['elsewhere', 'duplicate', 'no_answer', 'spam'] as const;
/** `answered`: with the answer that was written here. */
export const supportOutcomes = ['answered', ...supportReasons] as const;
export type SupportOutcome = (typeof supportOutcomes)[number];

export const supportObstacles = ['closed', 'not_closed'] as const;
export type SupportObstacle = (typeof supportObstacles)[number];

export const supportHeats = ['fresh', 'soon', 'late'] as const;
/** How long a request waits: less than half of the goal, less than the goal, more. */
export type SupportHeat = (typeof supportHeats)[number];

/** Working minutes to the first answer. */
export const supportGoal = 120;
export const supportAnswerMax = 5000;
export const supportNoteMax = 2000;

export type SupportFacts = { readonly state: SupportState };

/** Why an act on a request is refused; null: it may be done. A note may be added to a closed one too. */
export const supportObstacle = (act: SupportAct, { state }: SupportFacts): SupportObstacle | null => {
  if (act === 'reopen') return state === 'closed' ? null : 'not_closed';
  return state === 'closed' && act !== 'note' ? 'closed' : null;
};

/** The day of work by the clocks of the house. */
const workday = { from: '09:00', to: '18:00' } as const;

/** The day before, which noon is in whatever the clocks do. */
const before = (day: string): string => isoDay(momentAt(day, '12:00', siteTimezone) - 86_400, siteTimezone);

/** The latest moment since which so many working minutes have passed, in unix seconds. */
export const workingMinutesAgo = (now: number, minutes: number): number => {
  let [day, left] = [isoDay(now, siteTimezone), minutes * 60];
  for (;;) {
    const from = momentAt(day, workday.from, siteTimezone);
    const to = Math.min(now, momentAt(day, workday.to, siteTimezone));
    const worked = isWorkingDay(day) ? Math.max(0, to - from) : 0;
    if (worked >= left) return to - left;
    left -= worked;
    day = before(day);
  }
};

/** The moments since when a request is warm, and since when it is late. */
export const supportBounds = (now: number): { readonly soon: number; readonly late: number } => ({
  soon: workingMinutesAgo(now, supportGoal / 2),
  late: workingMinutesAgo(now, supportGoal),
});

/** How hot a request is that waits since then. */
export const supportHeat = (since: number, { soon, late }: ReturnType<typeof supportBounds>): SupportHeat => {
  if (since <= late) return 'late';
  return since <= soon ? 'soon' : 'fresh';
};
