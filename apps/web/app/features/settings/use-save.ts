import type { User } from '@trassa/contracts';
import type { Checked, MessageSpec } from '@trassa/rules';
import { useEffect, useState } from 'react';
import { type FieldErrors, type Submit, useSubmit } from '../../shared/account/use-submit.ts';
import { useErrorText } from '../../shared/i18n/error-text.ts';
import { setUser } from '../../shared/session.ts';
import { type Banner, useBanner } from './use-banner.ts';

type Answer = { message: string; user?: User };

export type Save<F extends string> = Submit<F> & {
  banner: Banner | null;
  say(text: string, kind?: Banner['kind']): void;
  /** The button rests for 3 s after a save (SET-10). */
  isLocked: boolean;
  /** Changes with every save: fields with this key show what is kept now. */
  version: number;
  /** Marks fields with what a rule says. */
  refuseBy(problems: Readonly<Record<string, MessageSpec>>): void;
  /** Runs a change, keeps the person it answers and shows its words, or `text` in their place. */
  save(work: () => Promise<Answer>, text?: string): Promise<boolean>;
  /** Sends what has changed; says what is wrong, or that nothing is new (SET-04, SET-05). */
  apply<T>(checked: Checked<T>, send: (value: Partial<T>) => Promise<Answer>): void;
};

const LOCK_MS = 3000;

/** A block of the settings that is sent on its own. */
export const useSave = <F extends string>(fields: readonly F[]): Save<F> => {
  const submit = useSubmit(fields);
  const words = useErrorText();
  const { banner, say, hush } = useBanner();
  const [version, setVersion] = useState(0);
  const [isLocked, setIsLocked] = useState(false);
  useEffect(() => {
    if (!isLocked) return undefined;
    const timer = setTimeout(() => setIsLocked(false), LOCK_MS);
    return () => clearTimeout(timer);
  }, [isLocked]);

  const refuseBy: Save<F>['refuseBy'] = (problems) => {
    hush();
    const told = Object.entries(problems).map(([field, problem]) => [field, words(problem)]);
    submit.refuse(Object.fromEntries(told) as FieldErrors<F>);
  };
  const save: Save<F>['save'] = (work, text) => {
    hush();
    return submit.run(
      async () => {
        const { message, user } = await work();
        if (user) setUser(user);
        say(text ?? message);
        setVersion((count) => count + 1);
        setIsLocked(true);
      },
      ({ status, answer }) => {
        const isOfField = fields.some((field) => answer.errors?.[field]);
        if (status !== 400 || isOfField) return false;
        say(answer.message, 'error');
        return true;
      },
    );
  };
  const apply: Save<F>['apply'] = (checked, send) => {
    if (!checked.ok) return refuseBy(checked.problems);
    submit.setErrors({});
    if (Object.keys(checked.value).length === 0) return say(words({ id: 'profile_unchanged' }), 'warn');
    void save(() => send(checked.value));
    return undefined;
  };
  return { ...submit, banner, say, isLocked, version, refuseBy, save, apply };
};
