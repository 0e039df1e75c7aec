import type { MessageSpec } from '@trassa/contracts/messages';
import { useState } from 'react';
import { useErrorText } from '../i18n/error-text.ts';

type Told<T> = Readonly<Partial<Record<string, T | null>>>;
type Options = {
  /** By the rules, of what is typed now. */
  problems: Told<MessageSpec>;
  /** The server's words; the owner of the draft forgets those of a field that is edited. */
  told: Told<string>;
  /** After an attempt to pay: also of fields nobody touched. */
  isEveryErrorShown?: boolean;
};

/** What the fields of a draft say (ADR 0012): what the server refused, else what the rules do once the field was left. */
export const useDraftErrors = ({ problems, told, isEveryErrorShown = false }: Options) => {
  const words = useErrorText();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  return {
    leave: (name: string): void => setLeft((now) => new Set([...now, name])),
    errorOf(name: string): string | undefined {
      const problem = problems[name];
      const isSaid = problem && (isEveryErrorShown || left.has(name));
      return told[name] ?? (isSaid ? words(problem) : undefined);
    },
  };
};
