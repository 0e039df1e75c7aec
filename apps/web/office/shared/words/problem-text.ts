import { useTranslations } from 'use-intl/react';
import type { Problem } from '../api/problem.ts';

/** What went wrong, in the language of the page. */
export const useProblemText = (): ((problem: Problem) => string) => {
  const t = useTranslations('problem');
  return (problem) => ('text' in problem ? problem.text : t(problem.id));
};
