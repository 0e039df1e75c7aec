import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { calls } from '../../generated/calls.ts';
import { askPlainly } from '../api/client.ts';
import { lackOf } from '../api/problem.ts';
import { focusFirst } from '../ui/focus-first.ts';
import { ProblemNote } from '../ui/problem-note.tsx';
import css from './door.module.css';
import { askAuthenticator } from './passkey.ts';

type Props = {
  kind: 'enter' | 'again';
  onDone(): void;
  /** The session that should be proved has ended meanwhile. */
  onEnded?: (() => void) | undefined;
  /** Buttons of the other ways. */
  others: ReactNode;
};

const prove = async (kind: Props['kind']): Promise<unknown> => {
  const passkey = await askAuthenticator(await askPlainly(calls.passkeys.useOptions, {}));
  return kind === 'enter'
    ? askPlainly(calls.passkeys.enter, { body: { passkey } })
    : askPlainly(calls.entry.again, { body: { passkey } });
};

/** A finger, a face, a PIN or a key of USB, as the browser asks for it. */
export const PasskeyForm = ({ kind, onDone, onEnded, others }: Props) => {
  const t = useTranslations('door');
  const use = useMutation({
    mutationFn: () => prove(kind),
    onSuccess: onDone,
    onError: (error) => {
      if (kind === 'again' && lackOf(error) === 'second_factor') onEnded?.();
    },
  });
  return (
    <div className={css['form']}>
      <p>{t('code.passkeyHint')}</p>
      <ProblemNote error={use.error} />
      <div className={css['row']}>
        <Button ref={focusFirst} isBusy={use.isPending} onClick={() => use.mutate()}>
          {t(kind === 'enter' ? 'code.enterByPasskey' : 'code.proveByPasskey')}
        </Button>
        {others}
      </div>
    </div>
  );
};
