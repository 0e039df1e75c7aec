import { useMutation } from '@tanstack/react-query';
import type { Answer } from '@trassa/contracts/client';
import type { officeEntry } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { fieldProblem } from '../api/problem.ts';
import { focusFirst } from '../ui/focus-first.ts';
import { ProblemNote } from '../ui/problem-note.tsx';
import css from './door.module.css';

export type Shown = Answer<typeof officeEntry.enrol>;
type Props<T> = { shown: Shown; confirm(code: string): Promise<T>; onDone(confirmed: T): void };

/** The secret for an authenticator app, and the first code of it; goes by itself at the sixth digit. */
export const AuthenticatorForm = <T,>({ shown, confirm: send, onDone }: Props<T>) => {
  const t = useTranslations('door');
  const [code, setCode] = useState('');
  const confirm = useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onError: () => setCode(''),
  });
  const problem = fieldProblem(confirm.error, 'code');
  const change = (typed: string): void => {
    setCode(typed);
    if (/^\d{6}$/.test(typed.trim())) confirm.mutate(typed.trim());
  };
  return (
    <form
      className={css['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!confirm.isPending) confirm.mutate(code.trim());
      }}
    >
      <div className={css['secret']}>
        <img src={shown.qr} alt={t('welcome.qr')} width="200" height="200" />
        <span className={css['text']} data-testid="secret">
          {shown.secret.match(/.{1,4}/g)?.join(' ')}
        </span>
      </div>
      <p>
        <a href={shown.uri}>{t('welcome.openApp')}</a>
      </p>
      <div className={css['code']}>
        <TextField
          label={t('code.code')}
          hint={t('code.codeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={code}
          error={problem}
          ref={focusFirst}
          onChange={(event) => change(event.target.value)}
        />
      </div>
      {!problem && <ProblemNote error={confirm.error} />}
      <Button type="submit" isBusy={confirm.isPending}>
        {t('welcome.confirm')}
      </Button>
    </form>
  );
};
