import type { Problem, ProblemId } from './problem.ts';

/** What is wrong with a file: half a million rows may each be wrong, and nobody reads so many lines. */
export type ProblemList = {
  /** By line; of one kind no more than `mostOfKind`. */
  readonly kept: readonly Problem[];
  readonly counts: ReadonlyMap<ProblemId, number>;
  /** Rows that have any. */
  readonly lines: number;
};

export const mostOfKind = 10_000;

/** Counts problems by kind and keeps the first ones. */
export const createProblems = (): {
  readonly add: (problem: Problem) => void;
  readonly countOf: (id: ProblemId) => number;
  /** `without`: a kind that turned out to be none. */
  readonly list: (without?: ProblemId) => ProblemList;
} => {
  const kept: Problem[] = [];
  const counts = new Map<ProblemId, number>();
  /** Rows with a problem, and of these with one of a single kind. */
  const lines = new Map<number, ProblemId | null>();
  const countOf = (id: ProblemId): number => counts.get(id) ?? 0;
  return {
    add: (problem) => {
      const count = countOf(problem.id) + 1;
      counts.set(problem.id, count);
      const before = lines.get(problem.line);
      lines.set(problem.line, before === undefined || before === problem.id ? problem.id : null);
      if (count <= mostOfKind) kept.push(problem);
    },
    countOf,
    list: (without) => ({
      kept: kept.filter(({ id }) => id !== without).toSorted((a, b) => a.line - b.line),
      counts: new Map([...counts].filter(([id]) => id !== without)),
      lines: without === undefined ? lines.size : [...lines.values()].filter((id) => id !== without).length,
    }),
  };
};
