import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Answer } from '@trassa/contracts/client';
import type { officeEntry } from '@trassa/contracts/office';
import { Button } from '../../../app/shared/ui/button.tsx';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { Note } from '../../../app/shared/ui/states/note.tsx';
import { calls } from '../../generated/calls.ts';
import { askPlainly } from '../api/client.ts';
import { fieldProblem } from '../api/problem.ts';
import { focusFirst } from '../ui/focus-first.ts';
import { ProblemNote } from '../ui/problem-note.tsx';
import { DoorCard } from './door-card.tsx';
import css from './door.module.css';
import { leaveLogin } from './leave.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

type Shown = Answer<typeof officeEntry.enrol>;
type StepProps = { n: number; title: string; lead: string; children: ReactNode };

const Step = ({ n, title, lead, children }: StepProps) => {
  const t = useTranslations('door');
  return (
    <DoorCard title={title} lead={lead}>
      <p className={css['steps']}>{t('welcome.step', { n, of: 3 })}</p>
      {children}
    </DoorCard>
  );
};

/** First entry (back-office 2.4, 3): who is it, the authenticator, ten recovery codes that are shown this once. */
export const Welcome = ({ name, onDone }: { name: string; onDone(): void }) => {
  const t = useTranslations('door');
  const [shown, setShown] = useState<Shown | null>(null);
  const [recovery, setRecovery] = useState<string[] | null>(null);
  if (recovery) {
    return (
      <Step n={3} title={t('welcome.codes')} lead={t('welcome.codesLead')}>
        <RecoveryCodes codes={recovery} onDone={onDone} />
      </Step>
    );
  }
  if (shown) {
    return (
      <Step n={2} title={t('welcome.scan')} lead={t('welcome.scanLead')}>
        <Confirm shown={shown} onDone={setRecovery} />
      </Step>
    );
  }
  return (
    <Step n={1} title={t('welcome.title')} lead={t('welcome.lead', { name })}>
      <Prove onDone={setShown} />
      <Button kind="quiet" onClick={() => void leaveLogin()}>
        {t('otherPerson')}
      </Button>
    </Step>
  );
};

/** A stolen login must not make the factor of somebody who has none: the password, or a code by mail. */
const Prove = ({ onDone }: { onDone(shown: Shown): void }) => {
  const t = useTranslations('door');
  const [field, setField] = useState<'password' | 'code'>('password');
  const [text, setText] = useState('');
  const mail = useMutation({
    mutationFn: () => askPlainly(calls.entry.freshCode, {}),
    onSuccess: () => setField('code'),
  });
  const enrol = useMutation({
    mutationFn: () =>
      askPlainly(calls.entry.enrol, { body: field === 'password' ? { password: text } : { code: text.trim() } }),
    onSuccess: onDone,
  });
  const problem = fieldProblem(enrol.error, field);
  return (
    <form
      className={css['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        enrol.mutate();
      }}
    >
      {mail.data && (
        <Note kind="success" role="status">
          <p>{mail.data.message}</p>
        </Note>
      )}
      <TextField
        key={field}
        label={t(field === 'password' ? 'signIn.password' : 'welcome.mailCode')}
        type={field === 'password' ? 'password' : 'text'}
        inputMode={field === 'code' ? 'numeric' : undefined}
        autoComplete={field === 'password' ? 'current-password' : 'one-time-code'}
        value={text}
        error={problem}
        ref={focusFirst}
        onChange={(event) => setText(event.target.value)}
      />
      {!problem && <ProblemNote error={enrol.error ?? mail.error} />}
      <div className={css['row']}>
        <Button type="submit" isBusy={enrol.isPending}>
          {t('welcome.next')}
        </Button>
        <Button
          kind="quiet"
          isBusy={mail.isPending}
          onClick={() => {
            setText('');
            enrol.reset();
            mail.mutate();
          }}
        >
          {t(field === 'password' ? 'welcome.byMail' : 'welcome.mailAgain')}
        </Button>
      </div>
    </form>
  );
};

const Confirm = ({ shown, onDone }: { shown: Shown; onDone(codes: string[]): void }) => {
  const t = useTranslations('door');
  const [code, setCode] = useState('');
  const confirm = useMutation({
    mutationFn: (typed: string) => askPlainly(calls.entry.confirm, { body: { code: typed } }),
    onSuccess: ({ recovery }) => onDone(recovery),
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
