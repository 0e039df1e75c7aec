import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { calls } from '../../generated/calls.ts';
import { askPlainly } from '../api/client.ts';
import { fieldProblem, lackOf } from '../api/problem.ts';
import { focusFirst } from '../ui/focus-first.ts';
import { ProblemNote } from '../ui/problem-note.tsx';
import css from './door.module.css';

type Kind = 'enter' | 'again';
export type TypedWay = 'code' | 'recovery' | 'password';
type Props = {
  kind: Kind;
  field: TypedWay;
  onDone(): void;
  /** The session that should be proved has ended meanwhile. */
  onEnded?: (() => void) | undefined;
  /** Buttons of the other ways. */
  others: ReactNode;
};

const send = (kind: Kind, field: TypedWay, text: string): Promise<unknown> => {
  if (kind === 'enter') {
    const body = field === 'recovery' ? { recovery: text } : { code: text };
    return askPlainly(calls.entry.enter, { body });
  }
  return askPlainly(calls.entry.again, { body: field === 'password' ? { password: text } : { code: text } });
};

/** What is typed: six digits of the authenticator, which go by themselves at the sixth, a recovery code or the password. */
export const CodeForm = ({ kind, field, onDone, onEnded, others }: Props) => {
  const t = useTranslations('door');
  const [text, setText] = useState('');
  const prove = useMutation({
    mutationFn: (typed: string) => send(kind, field, typed),
    onSuccess: onDone,
    onError: (error) => {
      setText('');
      if (kind === 'again' && lackOf(error) === 'second_factor') onEnded?.();
    },
  });
  const problem = fieldProblem(prove.error, field);
  const change = (typed: string): void => {
    setText(typed);
    if (field === 'code' && /^\d{6}$/.test(typed.trim())) prove.mutate(typed.trim());
  };
  return (
    <form
      className={css['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!prove.isPending) prove.mutate(text.trim());
      }}
    >
      <div className={field === 'code' ? css['code'] : undefined}>
        <TextField
          label={t(`code.${field}`)}
          hint={t(`code.${field}Hint`)}
          type={field === 'password' ? 'password' : 'text'}
          inputMode={field === 'code' ? 'numeric' : undefined}
          autoComplete={field === 'password' ? 'current-password' : field === 'code' ? 'one-time-code' : 'off'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={field === 'code' ? 6 : 200}
          value={text}
          error={problem}
          ref={focusFirst}
          onChange={(event) => change(event.target.value)}
        />
      </div>
      {!problem && <ProblemNote error={prove.error} />}
      <div className={css['row']}>
        <Button type="submit" isBusy={prove.isPending}>
          {t(kind === 'enter' ? 'code.enter' : 'code.prove')}
        </Button>
        {others}
      </div>
    </form>
  );
};
