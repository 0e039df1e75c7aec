import { useState } from 'react';
import { type Choice, nothing, pageOf, pageToggled, toggled } from './choice.ts';

/** What a table needs to have boxes. */
export type RowChoice = {
  isChosen(key: string): boolean;
  toggle(key: string, isRange: boolean): void;
  readonly page: 'none' | 'some' | 'all';
  togglePage(): void;
};

/** Chosen rows of a list; another question begins with none. */
export const useChoice = (question: string, rows: readonly string[]) => {
  const [kept, setKept] = useState<{ question: string; choice: Choice }>({ question, choice: nothing });
  const choice = kept.question === question ? kept.choice : nothing;
  const set = (next: Choice): void => setKept({ question, choice: next });
  const onRows: RowChoice = {
    isChosen: (key) => choice.keys.has(key),
    toggle: (key, isRange) => set(toggled(choice, rows, key, isRange)),
    page: pageOf(choice, rows),
    togglePage: () => set(pageToggled(choice, rows)),
  };
  return { keys: choice.keys, onRows, clear: () => set(nothing) };
};
