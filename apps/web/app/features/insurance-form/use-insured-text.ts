import type { InsuranceTerms } from '@trassa/rules';
import { useMemo, useState } from 'react';
import { useErrorText } from '../../shared/i18n/error-text.ts';
import { type InsuredName, insuredText, type InsuredSource, readInsured } from '../../shared/insurance/insured-text.ts';

type Options = {
  initial: InsuredSource;
  terms: InsuranceTerms;
  /** The server's words, until the field is edited. */
  serverErrors: Readonly<Partial<Record<string, string>>>;
  isEveryErrorShown: boolean;
};

/** Whole ones: a start on the first possible day is made of them. */
const seconds = (): number => Math.floor(Date.now() / 1000);

/** The draft of an insured person (ADR 0012); a field says what is wrong with it once it was left (INS-10…20). */
export const useInsuredText = ({ initial, terms, serverErrors, isEveryErrorShown }: Options) => {
  const words = useErrorText();
  const [text, setText] = useState(() => insuredText(initial));
  const [now, setNow] = useState(seconds);
  // What an earlier visit left speaks up at once.
  const [left, setLeft] = useState<ReadonlySet<InsuredName>>(
    () => new Set((Object.keys(text) as InsuredName[]).filter((name) => text[name] !== '')),
  );
  const { values, problems } = useMemo(() => readInsured(text, terms, now), [text, terms, now]);
  return {
    text,
    values,
    problems,
    /** When it was last typed, unix seconds. */
    now,
    change(name: InsuredName, value: string): void {
      setText((before) => ({ ...before, [name]: value }));
      setNow(seconds());
    },
    leave(name: InsuredName): void {
      setLeft((before) => (before.has(name) ? before : new Set([...before, name])));
    },
    /** Takes over the person of another form. */
    fill(source: InsuredSource): void {
      const other = insuredText(source);
      setText((before) => ({ ...other, start_date: before.start_date }));
      setLeft((before) => new Set([...before, ...(Object.keys(other) as InsuredName[]).filter((name) => other[name])]));
      setNow(seconds());
    },
    errorOf(name: InsuredName): string | undefined {
      const problem = problems[name];
      const told = serverErrors[name];
      if (told !== undefined || !problem) return told;
      return isEveryErrorShown || left.has(name) ? words(problem) : undefined;
    },
  };
};
