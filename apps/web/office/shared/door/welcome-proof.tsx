import { useMutation } from '@tanstack/react-query';
import type { FactorWay, MakeOptions } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { useUser } from '../../../app/shared/session.ts';
import { RadioPick } from '../../../app/shared/ui/fields/radio-pick.tsx';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { Note } from '../../../app/shared/ui/states/note.tsx';
import { calls } from '../../generated/calls.ts';
import { askPlainly } from '../api/client.ts';
import { fieldProblem } from '../api/problem.ts';
import { focusFirst } from '../ui/focus-first.ts';
import { ProblemNote } from '../ui/problem-note.tsx';
import type { Shown } from './authenticator-form.tsx';
import css from './door.module.css';
import { canUsePasskeys } from './passkey.ts';

/** What the second step shows. */
export type Begun =
  | { readonly way: 'totp'; readonly shown: Shown }
  | { readonly way: 'passkey'; readonly options: MakeOptions };

type Proof = { password: string } | { code: string };

const begin = async (way: FactorWay, body: Proof): Promise<Begun> =>
  way === 'passkey'
    ? { way, options: await askPlainly(calls.passkeys.enrol, { body }) }
    : { way, shown: await askPlainly(calls.entry.enrol, { body }) };

/**
 * A stolen login must not make the factor of somebody who has none: the password, or a code by mail. Whoever has no password, as the
 * person made by `npm run admin`, is offered the code alone; that he has none is told by his own account, behind his login.
 */
export const WelcomeProof = ({ onDone }: { onDone(begun: Begun): void }) => {
  const t = useTranslations('door');
  const hasPassword = useUser()?.has_password ?? true;
  const [isMailed, setMailed] = useState(false);
  const [way, setWay] = useState<FactorWay>('totp');
  const [text, setText] = useState('');
  const field = hasPassword && !isMailed ? 'password' : 'code';
  const mail = useMutation({
    mutationFn: () => askPlainly(calls.entry.freshCode, {}),
    onSuccess: () => setMailed(true),
  });
  const enrol = useMutation({
    mutationFn: () => begin(way, field === 'password' ? { password: text } : { code: text.trim() }),
    onSuccess: onDone,
  });
  const problem = fieldProblem(enrol.error, field);
  const sendCode = (): void => {
    setText('');
    enrol.reset();
    mail.mutate();
  };
  if (field === 'code' && !isMailed) {
    return (
      <div className={css['form']}>
        <p>{t('welcome.noPassword')}</p>
        <ProblemNote error={mail.error} />
        <Button isBusy={mail.isPending} onClick={sendCode}>
          {t('welcome.byMail')}
        </Button>
      </div>
    );
  }
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
      {canUsePasskeys() && (
        <RadioPick
          label={t('welcome.way')}
          options={[
            { value: 'totp', label: t('welcome.byApp') },
            { value: 'passkey', label: t('welcome.byPasskey') },
          ]}
          value={way}
          onChange={(event) => setWay(event.target.value === 'passkey' ? 'passkey' : 'totp')}
        />
      )}
      {!problem && <ProblemNote error={enrol.error ?? mail.error} />}
      <div className={css['row']}>
        <Button type="submit" isBusy={enrol.isPending}>
          {t('welcome.next')}
        </Button>
        <Button kind="quiet" isBusy={mail.isPending} onClick={sendCode}>
          {t(field === 'password' ? 'welcome.byMail' : 'welcome.mailAgain')}
        </Button>
      </div>
    </form>
  );
};
