import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { request } from '../../../app/shared/api/browser-client.ts';
import { setSession } from '../../../app/shared/session.ts';
import { Button } from '../../../app/shared/ui/button.tsx';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../api/problem.ts';
import { focusFirst } from '../ui/focus-first.ts';
import { ProblemNote } from '../ui/problem-note.tsx';
import css from './door.module.css';

/** The ordinary login by e-mail and password; other ways stand on the site and lead back here. */
export const SignInForm = ({ onDone }: { onDone(): void }) => {
  const t = useTranslations('door');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const login = useMutation({
    mutationFn: () => request(calls.signIn.byEmail, { body: { email, password } }, { ownErrors: true }),
    onSuccess: ({ token, user }) => {
      setSession({ token, user });
      onDone();
    },
  });
  const fields = { email: fieldProblem(login.error, 'email'), password: fieldProblem(login.error, 'password') };
  return (
    <form
      className={css['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        login.mutate();
      }}
    >
      <TextField
        label={t('signIn.email')}
        type="email"
        autoComplete="username"
        value={email}
        error={fields.email}
        ref={focusFirst}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextField
        label={t('signIn.password')}
        type="password"
        autoComplete="current-password"
        value={password}
        error={fields.password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {!fields.email && !fields.password && <ProblemNote error={login.error} />}
      <Button type="submit" isBusy={login.isPending}>
        {t('signIn.submit')}
      </Button>
      <p>
        <a href={`/login?next=${encodeURIComponent(location.pathname + location.search)}`}>{t('signIn.otherWays')}</a>
      </p>
    </form>
  );
};
