import { useMutation } from '@tanstack/react-query';
import { HttpError } from '@trassa/contracts/client';
import type { MakeOptions } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { calls } from '../../generated/calls.ts';
import { askPlainly } from '../api/client.ts';
import { focusFirst } from '../ui/focus-first.ts';
import { ProblemNote } from '../ui/problem-note.tsx';
import css from './door.module.css';
import { makePasskey } from './passkey.ts';

type Props = { options: MakeOptions; onDone(codes: string[]): void; onAnew(): void };

/** The first passkey. A press of its own: browsers ask for it, and whoever cancels presses again. */
export const WelcomePasskey = ({ options, onDone, onAnew }: Props) => {
  const t = useTranslations('door');
  const make = useMutation({
    mutationFn: async () => askPlainly(calls.passkeys.confirm, { body: { passkey: await makePasskey(options) } }),
    onSuccess: ({ recovery }) => onDone(recovery),
  });
  // The challenge is used up: only a new one helps.
  const isOver = make.error instanceof HttpError;
  return (
    <div className={css['form']}>
      <ProblemNote error={make.error} />
      <div className={css['row']}>
        {isOver ? (
          <Button onClick={onAnew}>{t('welcome.anew')}</Button>
        ) : (
          <>
            <Button ref={focusFirst} isBusy={make.isPending} onClick={() => make.mutate()}>
              {t('welcome.makePasskey')}
            </Button>
            <Button kind="quiet" onClick={onAnew}>
              {t('welcome.otherWay')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
};
