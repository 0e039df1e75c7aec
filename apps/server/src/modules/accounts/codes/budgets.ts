import { type AttemptRule, type Attempts, isTaken, type Taken } from './attempts.ts';

/** What may happen without a check; `grows`: past it each further round doubles the check's work. */
export type Budget = {
  readonly scope: string;
  readonly key: string;
  readonly rule: AttemptRule;
  readonly grows: boolean;
};

export type Spending = {
  /** 0: within every budget; else how hard a check is due. */
  readonly hardness: number;
  /** Undoes this very spending. */
  giveBack(): Promise<void>;
};

/** A check never grows beyond four times the first one: a person must still pass it. */
const rounds = 3;

/** How hard a check is due after so many takes of a growing budget. */
export const hardnessAfter = (takes: number, budget: number): number => Math.min(rounds, Math.floor(takes / budget));

/** Takes one; the round it falls into, past the last one without taking. */
const takeRound = async (
  attempts: Attempts,
  { scope, key, rule, grows }: Budget,
): Promise<{ round: number; taken: Taken | null }> => {
  const last = grows ? rounds : 1;
  const taken = await attempts.take(scope, key, [{ ...rule, count: rule.count * last }]);
  return isTaken(taken) ? { round: hardnessAfter(taken.count - 1, rule.count), taken } : { round: last, taken: null };
};

/**
 * Spends one of every budget. Give the narrow ones first: one that does not grow is left alone by those who have to pass
 * a check anyway, so that a flood of them cannot empty it for everybody.
 */
export const spend = async (attempts: Attempts, budgets: readonly Budget[]): Promise<Spending> => {
  const spent: Awaited<ReturnType<typeof takeRound>>[] = [];
  const hardest = (): number => Math.max(0, ...spent.map(({ round }) => round));
  for (const budget of budgets) if (budget.grows || hardest() === 0) spent.push(await takeRound(attempts, budget));
  return {
    hardness: hardest(),
    async giveBack() {
      for (const { taken } of spent) await taken?.giveBack();
    },
  };
};
