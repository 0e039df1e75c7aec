/** A price that begins at a moment (unix seconds), by an id of its owner's. */
export type DatedStep = {
  readonly id: number;
  readonly kind: string;
  readonly startsAt: number;
  /** It was begun by places that were sold. */
  readonly isBegun: boolean;
};
/** `to`: when it begins after the move; null: it stays where it is. */
export type ShiftedStep<S extends DatedStep> = { readonly step: S; readonly to: number | null };

/**
 * The prices of a format that are still to come, moved with its start: those of a kind all together, or none where one of them
 * would begin in the past or at the moment of another. Moved alone, the rest would overtake those that stay. back-office.md 5.2
 */
export const shiftSteps = <S extends DatedStep>(
  steps: readonly S[],
  { seconds, now }: { readonly seconds: number; readonly now: number },
): ShiftedStep<S>[] => {
  const isComing = ({ startsAt: at, isBegun }: S): boolean => at > now && !isBegun;
  return [...new Set(steps.map(({ kind }) => kind))].flatMap((kind) => {
    const own = steps.filter((step) => step.kind === kind);
    const after = own.map((step) => step.startsAt + (isComing(step) ? seconds : 0));
    const isPast = own.some((step) => isComing(step) && step.startsAt + seconds <= now);
    const mayMove = !isPast && new Set(after).size === own.length;
    return own.filter(isComing).map((step) => ({ step, to: mayMove ? step.startsAt + seconds : null }));
  });
};
