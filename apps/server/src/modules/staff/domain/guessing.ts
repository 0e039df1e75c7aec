/** Wrong codes: five in 15 minutes, then 15 minutes of rest; twenty in a day, then another administrator helps. */
export const guessRules = { few: 5, minutes: 15, many: 20, hours: 24 } as const;

export type Guesses = {
  readonly wrongAt: readonly Date[];
  readonly restUntil: Date | null;
  readonly blockedAt: Date | null;
};

const within = (moments: readonly Date[], now: Date, ms: number): Date[] =>
  moments.filter((moment) => moment.getTime() > now.getTime() - ms);

/** Whether one more may be tried now; the seconds to wait, or until somebody helps. */
export const mayGuess = ({ restUntil, blockedAt }: Guesses, now: Date): 'yes' | 'blocked' | { wait: number } => {
  if (blockedAt) return 'blocked';
  if (!restUntil || restUntil <= now) return 'yes';
  return { wait: Math.ceil((restUntil.getTime() - now.getTime()) / 1000) };
};

/** The counts after a wrong one. */
export const afterWrong = (guesses: Guesses, now: Date): Guesses => {
  const minute = 60_000;
  const wrongAt = [...within(guesses.wrongAt, now, guessRules.hours * 60 * minute), now];
  const isMuch = within(wrongAt, now, guessRules.minutes * minute).length >= guessRules.few;
  return {
    wrongAt,
    restUntil: isMuch ? new Date(now.getTime() + guessRules.minutes * minute) : guesses.restUntil,
    blockedAt: wrongAt.length >= guessRules.many ? now : null,
  };
};

/** The counts without what was counted at a moment before it was known to be right. */
export const withoutWrong = ({ wrongAt, restUntil, blockedAt }: Guesses, at: Date): Guesses => {
  const isOf = (moment: Date | null, after = 0): boolean => moment?.getTime() === at.getTime() + after;
  const index = wrongAt.findIndex((moment) => isOf(moment));
  return {
    wrongAt: wrongAt.filter((_, other) => other !== index),
    restUntil: isOf(restUntil, guessRules.minutes * 60_000) ? null : restUntil,
    blockedAt: isOf(blockedAt) ? null : blockedAt,
  };
};
