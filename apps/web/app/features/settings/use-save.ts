import type { User } from '@trassa/contracts';
import type { Checked } from '@trassa/rules';
import { useEffect, useState } from 'react';
import type { Typed } from '../../shared/forms/read-page.ts';
import { type SentForm, useSentForm, type Wrong } from '../../shared/forms/use-sent-form.ts';
import { useErrorText } from '../../shared/i18n/error-text.ts';
import { setUser } from '../../shared/session.ts';
import { type Banner, useBanner } from './use-banner.ts';

type Answer = { message: string; user?: User };

export type Save<V extends Typed> = SentForm<V> & {
  banner: Banner | null;
  say(text: string, kind?: Banner['kind']): void;
  /** The button rests for 3 s after a save (SET-10). */
  isLocked: boolean;
  /** Changes with every save: fields with this key show what is kept now. */
  version: number;
  /** Marks fields with what a rule says. */
  refuseBy(problems: Wrong<keyof V & string>): void;
  /** Runs a change, keeps the person it answers and shows its words, or `text` in their place. */
  save(work: () => Promise<Answer>, text?: string): Promise<boolean>;
  /** Sends what has changed; says what is wrong, or that nothing is new (SET-04, SET-05). */
  apply<T>(checked: Checked<T>, send: (value: Partial<T>) => Promise<Answer>): void;
};

const LOCK_MS = 3000;

/** A block of the settings that is sent on its own. */
export const useSave = <V extends Typed>(blank: V): Save<V> => {
  const form = useSentForm(blank);
  const words = useErrorText();
  const { banner, say, hush } = useBanner();
  const [version, setVersion] = useState(0);
  const [isLocked, setIsLocked] = useState(false);
  useEffect(() => {
    if (!isLocked) return undefined;
    const timer = setTimeout(() => setIsLocked(false), LOCK_MS);
    return () => clearTimeout(timer);
  }, [isLocked]);

  const refuseBy: Save<V>['refuseBy'] = (problems) => {
    hush();
    form.refuse(problems);
  };
  const save: Save<V>['save'] = (work, text) => {
    hush();
    return form.run(
      async () => {
        const { message, user } = await work();
        if (user) setUser(user);
        say(text ?? message);
        form.reset();
        setVersion((count) => count + 1);
        setIsLocked(true);
      },
      (error) => {
        if (error.status !== 400 || form.hasPlaceFor(error)) return false;
        say(error.answer.message, 'error');
        return true;
      },
    );
  };
  const apply: Save<V>['apply'] = (checked, send) => {
    if (!checked.ok) return refuseBy(checked.problems as Wrong<keyof V & string>);
    form.forget(...(Object.keys(blank) as (keyof V & string)[]));
    if (Object.keys(checked.value).length === 0) return say(words({ id: 'profile_unchanged' }), 'warn');
    void save(() => send(checked.value));
    return undefined;
  };
  const bind: Save<V>['bind'] = (send) => form.bind((typed) => (isLocked ? undefined : send(typed)));
  return { ...form, bind, banner, say, isLocked, version, refuseBy, save, apply };
};
