import { importProblemsMax } from '@trassa/rules';
import type { ReferenceProblem, ReferenceProblemId } from './reference-list.ts';

/** Counts problems by kind and keeps the first ones: a hundred thousand rows may each be wrong. */
export const createReferenceProblems = () => {
  const kept: ReferenceProblem[] = [];
  const counts = new Map<ReferenceProblemId, number>();
  const lines = new Set<number>();
  return {
    add(problem: ReferenceProblem): void {
      counts.set(problem.id, (counts.get(problem.id) ?? 0) + 1);
      lines.add(problem.line);
      if (kept.length < importProblemsMax) kept.push(problem);
    },
    /** Rows that have any. */
    rows: (): number => lines.size,
    list: () => ({ kept: kept.toSorted((a, b) => a.line - b.line), counts: [...counts] }),
  };
};
export type ReferenceProblems = ReturnType<typeof createReferenceProblems>;
