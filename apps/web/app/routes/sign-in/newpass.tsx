import { checkPassword } from '@trassa/rules';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { NoScript } from '../../features/sign-in/no-script.tsx';
import { PasswordField } from '../../shared/account/password-field.tsx';
import { dropSecureCode, readSecureCode } from '../../features/sign-in/phone/secure-code.ts';
import { textOf, useSubmit } from '../../shared/account/use-submit.ts';
import { WaitNote } from '../../shared/account/wait-note.tsx';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { useErrorText } from '../../shared/i18n/error-text.ts';
import { Seo } from '../../shared/seo.tsx';
import { endSession } from '../../shared/session.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Stack } from '../../shared/ui/layout/layout.tsx';
import { Note } from '../../shared/ui/states/note.tsx';
import { Dialog } from '../../shared/ui/overlays/overlay.tsx';
import { useIsBrowser } from '../../shared/use-is-browser.ts';

/** Sets the new password with the secure code of the tab, then leads to login (AUTH-34, AUTH-40, ROUTE-30). */
const NewPasswordPage = () => {
  const t = useTranslations('signIn');
  const words = useErrorText();
  const isBrowser = useIsBrowser();
  const navigate = useNavigate();
  const { formRef, ...form } = useSubmit(['password', 'secure']);
  const [isChanged, setIsChanged] = useState(false);
  const secure = isBrowser ? readSecureCode() : null;
  const isDead = (isBrowser && secure === null && !isChanged) || form.errors.secure !== undefined;

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (form.isBusy || secure === null) return undefined;
    const password = textOf(event.currentTarget, 'password');
    const broken = password ? checkPassword(password) : ({ id: 'required' } as const);
    if (broken) return form.refuse({ password: words(broken) });
    const isSaved = await form.run(() =>
      request(calls.signIn.setPassword, { body: { secure, password } }, { ownErrors: true }),
    );
    if (!isSaved) return undefined;
    // The server has ended every login of the account, this one too.
    setIsChanged(true);
    dropSecureCode();
    return endSession();
  };
  const leave = (): void => void navigate('/login', { replace: true });
  return (
    <>
      <Seo title={t('newPasswordTitle')} description={t('newPasswordText')} path="/newpass" noIndex />
      <h1>{isDead ? t('deadTitle') : t('newPasswordTitle')}</h1>
      {isDead ? (
        <>
          <Note kind="error" role="alert">
            {form.errors.secure && <b>{form.errors.secure}</b>}
            <p>{t('deadText')}</p>
          </Note>
          <div>
            <ButtonLink size="xl" to="/login?recovery=1">
              {t('again')}
            </ButtonLink>
          </div>
        </>
      ) : (
        <>
          <p>{t('newPasswordText')}</p>
          <NoScript />
          <form ref={formRef} method="post" noValidate onSubmit={(event) => void submit(event)}>
            <Stack gap={20}>
              <PasswordField
                isNew
                label={t('newPassword')}
                error={form.errors.password}
                onEdit={() => form.forget('password')}
              />
              <WaitNote wait={form.wait} />
              <div>
                <Button type="submit" size="xl" isBusy={form.isBusy} disabled={!isBrowser}>
                  {t('save')}
                </Button>
              </div>
            </Stack>
          </form>
        </>
      )}
      <Dialog
        isOpen={isChanged}
        onClose={leave}
        title={t('changedTitle')}
        actions={<Button onClick={leave}>{t('toLogin')}</Button>}
      >
        {t('changedText')}
      </Dialog>
    </>
  );
};
export default NewPasswordPage;
