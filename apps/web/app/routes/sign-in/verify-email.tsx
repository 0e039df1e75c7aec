import { checkPassword } from '@trassa/rules';
import { type SubmitEvent, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { CodePage } from '../../features/sign-in/code-page.tsx';
import { NoScript } from '../../features/sign-in/no-script.tsx';
import { PasswordField } from '../../shared/account/password-field.tsx';
import { useSignedIn } from '../../features/sign-in/use-signed-in.ts';
import { useSpentCode } from '../../features/sign-in/use-spent-code.ts';
import { textOf, useSubmit } from '../../shared/account/use-submit.ts';
import { WaitNote } from '../../shared/account/wait-note.tsx';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { useErrorText } from '../../shared/i18n/error-text.ts';
import { Seo } from '../../shared/seo.tsx';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { Note } from '../../shared/ui/note.tsx';
import { Dialog } from '../../shared/ui/overlay.tsx';
import { useIsBrowser } from '../../shared/use-is-browser.ts';
import type { Route } from './+types/verify-email';

const exchange = (code: string) => request(calls.signIn.confirmEmail, { body: { code } }, { ownErrors: true });

type Confirmed = Awaited<ReturnType<typeof exchange>>;

/** The letter's link confirms the e-mail and signs in; `?password=new` asks a guest for a password first (ROUTE-41, DEC-40). */
const VerifyEmailPage = ({ params: { code } }: Route.ComponentProps) => {
  const t = useTranslations('signIn');
  const isBrowser = useIsBrowser();
  const navigate = useNavigate();
  const signedIn = useSignedIn();
  const [search] = useSearchParams();
  const needsPassword = search.get('password') === 'new';
  const [isFinished, setIsFinished] = useState(false);
  const { spent, retry } = useSpentCode('confirm', isBrowser && !needsPassword ? code : null, exchange);
  const isConfirmed = isFinished || spent.state === 'done';
  useEffect(() => {
    if (spent.state === 'done') signedIn(spent.answer, 'confirm');
  }, [spent, signedIn]);
  const finish = (answer: Confirmed): void => {
    signedIn(answer, 'confirm');
    setIsFinished(true);
  };
  const leave = (): void => void navigate('/me', { replace: true });
  return (
    <>
      <Seo title={t('confirming')} description={t('enteringText')} path="/verify/email" noIndex />
      {needsPassword ? (
        <FinishForm code={code} onDone={finish} />
      ) : (
        <CodePage
          title={t('confirming')}
          text={t('enteringText')}
          spent={spent}
          onRetry={retry}
          ways={
            <>
              <ButtonLink size="xl" to="/login">
                {t('toLogin')}
              </ButtonLink>
              <ButtonLink kind="line" size="xl" to="/registration">
                {t('registration')}
              </ButtonLink>
            </>
          }
        />
      )}
      <Dialog
        isOpen={isConfirmed}
        onClose={leave}
        title={t('confirmedTitle')}
        actions={<Button onClick={leave}>{t('toCabinet')}</Button>}
      >
        {t('confirmedText')}
      </Dialog>
    </>
  );
};
export default VerifyEmailPage;

type FinishProps = { code: string; onDone(answer: Confirmed): void };

const FinishForm = ({ code, onDone }: FinishProps) => {
  const t = useTranslations('signIn');
  const words = useErrorText();
  const isBrowser = useIsBrowser();
  const { formRef, ...form } = useSubmit(['password', 'code']);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (form.isBusy) return;
    const password = textOf(event.currentTarget, 'password');
    const broken = password ? checkPassword(password) : ({ id: 'required' } as const);
    if (broken) return form.refuse({ password: words(broken) });
    void form.run(async () =>
      onDone(await request(calls.signIn.confirmEmail, { body: { code, password } }, { ownErrors: true })),
    );
    return undefined;
  };
  return (
    <>
      <h1>{t('finishTitle')}</h1>
      <p>{t('finishText')}</p>
      <NoScript />
      <form ref={formRef} method="post" noValidate onSubmit={submit}>
        <Stack gap={20}>
          {form.errors.code && (
            <Note kind="error" role="alert">
              {form.errors.code}
            </Note>
          )}
          <PasswordField isNew error={form.errors.password} onEdit={() => form.forget('password')} />
          <WaitNote wait={form.wait} />
          <div>
            <Button type="submit" size="xl" isBusy={form.isBusy} disabled={!isBrowser}>
              {t('finish')}
            </Button>
          </div>
        </Stack>
      </form>
    </>
  );
};
