import type { MessageSpec } from '../message.ts';

/** A price that begins at a moment (unix seconds), with a number of places ordered and sold, or by whichever comes first ⚑8. */
export type StepPlan = {
  readonly kind: string;
  /** Kopecks, or roubles: the same on both sides of a comparison. */
  readonly price: number;
  readonly starts_at: number | null;
  readonly from_count: number | null;
};
/** `begun_at`: since when it counts; null: it is still to come. */
export type KeptStep = StepPlan & { readonly begun_at: number | null };

/** Seconds that a new step may lie in the past when it is sent: it begins now. */
export const stepGrace = 300;

const isSame = (one: StepPlan, other: StepPlan): boolean =>
  one.kind === other.kind &&
  one.price === other.price &&
  one.starts_at === other.starts_at &&
  one.from_count === other.from_count;

const beginOf = ({ kind, starts_at }: StepPlan): string => `${kind} ${starts_at}`;

/** Kopecks of a place at most (back-office.md 3.4). */
export const priceMost = 100_000_000;

/** When a step begins, or has: the earlier of its moment and the one when its places were reached; null: nobody knows yet. */
export const stepBegins = (startsAt: number | null, begunAt: number | null): number | null =>
  begunAt === null ? startsAt : Math.min(begunAt, startsAt ?? begunAt);

export type StepsPlan =
  | { readonly problems: Record<string, MessageSpec> }
  | {
      readonly problems: null;
      readonly removed: readonly KeptStep[];
      /** A moment that has just passed has become now. */
      readonly added: readonly StepPlan[];
    };

const checkEach = (steps: readonly StepPlan[]): Record<string, MessageSpec> => {
  const problems: Record<string, MessageSpec> = {};
  for (const [index, step] of steps.entries()) {
    const twin = steps.findIndex(
      (one) =>
        one.kind === step.kind &&
        ((one.starts_at !== null && one.starts_at === step.starts_at) ||
          (one.from_count !== null && one.from_count === step.from_count)),
    );
    if (twin < index) problems[`steps.${index}`] = { id: 'step_same' };
    if (step.price > priceMost) problems[`steps.${index}.price`] = { id: 'number_max', max: priceMost / 100 };
    if (step.starts_at === null && step.from_count === null) problems[`steps.${index}`] = { id: 'required' };
  }
  for (const kind of new Set(steps.map((step) => step.kind)))
    if (!steps.some((step) => step.kind === kind && step.starts_at !== null))
      problems[`steps.${steps.findIndex((step) => step.kind === kind)}`] = { id: 'step_first' };
  return problems;
};

/**
 * What becomes of the steps of a format when the whole list is sent (BO-022): those that have begun stay as they are once
 * anybody bought or holds a place, and a new one begins now at the earliest. `isSold`: somebody bought or holds a place.
 */
export const planSteps = (
  kept: readonly KeptStep[],
  wanted: readonly StepPlan[],
  { now, isSold }: { readonly now: number; readonly isSold: boolean },
): StepsPlan => {
  const problems = checkEach(wanted);
  const removed = kept.filter((step) => !wanted.some((one) => isSame(step, one)));
  const past = removed.find((step) => step.begun_at !== null);
  if (isSold && past) problems['steps'] = { id: 'step_past' };
  const added = wanted.flatMap((step, index) => {
    if (kept.some((one) => isSame(one, step))) return [];
    const isLate = step.starts_at !== null && step.starts_at <= now;
    const isNow = isLate && step.starts_at !== null && step.starts_at > now - stepGrace;
    if (isSold && isLate && !isNow) problems[`steps.${index}`] = { id: 'step_past' };
    return [{ index, step: isSold && isNow ? { ...step, starts_at: now } : step }];
  });
  // Two moments that have just passed are one by now.
  const taken = new Set(kept.filter((step) => !removed.includes(step)).map(beginOf));
  for (const { index, step } of added) {
    if (step.starts_at !== null && taken.has(beginOf(step))) problems[`steps.${index}`] ??= { id: 'step_same' };
    taken.add(beginOf(step));
  }
  return Object.keys(problems).length
    ? { problems }
    : { problems: null, removed, added: added.map(({ step }) => step) };
};

/** Days over which the pace of a sale is counted. */
export const paceDays = 14;

/** When `from_count` places will be gone at the pace of the last days; null: nobody buys, or it is reached. Unix seconds. */
export const projectStep = (
  { fromCount, gone, pace }: { readonly fromCount: number; readonly gone: number; readonly pace: number },
  now: number,
): number | null => {
  const left = fromCount - gone;
  if (left <= 0 || pace <= 0) return null;
  return now + Math.ceil((left / pace) * paceDays * 86_400);
};
