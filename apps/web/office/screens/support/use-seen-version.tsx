import { HttpError } from '@trassa/contracts/client';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Note } from '../../../app/shared/ui/states/note.tsx';
import type { DialogProps } from './dialog-props.ts';
import { pressOn, type SeenVersion } from './seen-version.ts';

const isConflict = (error: unknown): boolean => error instanceof HttpError && error.status === 409;

type Window = Pick<DialogProps, 'request' | 'isOpen'> & { isBusy: boolean; error: unknown; submit: string };
type Guarded = {
  /** Says that a colleague was quicker, in the place of the refusal. */
  changed: ReactNode;
  submit: string;
  error: unknown;
  /** Sends by the version that the window was opened with; by a later one at the second press only. */
  press(send: (version: number) => void): void;
};

/** Keeps an act from what was done to its request while the window was open. */
export const useSeenVersion = ({ request: { version }, isOpen, isBusy, error, submit }: Window): Guarded => {
  const t = useTranslations('threads');
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [window, setWindow] = useState<SeenVersion>({ seen: version, told: null });
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen) setWindow({ seen: version, told: null });
  }
  // What a press itself has changed is no news.
  const isOther = isOpen && !isBusy && version !== window.seen;
  const wasRefused = isConflict(error);
  // The press that was refused was the first one.
  if (isOther && wasRefused && window.told === null) setWindow({ ...window, told: version });
  const isTold = isOther && window.told === version;
  return {
    changed: isOther && (
      <Note kind="warn" role="alert">
        <p>{t('changed')}</p>
      </Note>
    ),
    submit: isTold ? t('again', { act: submit }) : submit,
    error: isOther && wasRefused ? null : error,
    press(send) {
      const done = pressOn(version, window);
      if ('send' in done) send(done.send);
      else setWindow({ ...window, told: done.tell });
    },
  };
};
