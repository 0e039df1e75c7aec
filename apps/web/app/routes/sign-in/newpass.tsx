import { checkChosenPassword } from '@trassa/rules';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { NoScript } from '../../features/sign-in/no-script.tsx';
import { PasswordField } from '../../shared/account/password-field.tsx';
import { dropSecureCode, readSecureCode } from '../../features/sign-in/phone/secure-code.ts';
import { useSentForm } from '../../shared/forms/use-sent-form.ts';
import { WaitNote } from '../../shared/account/wait-note.tsx';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
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
  const isBrowser = useIsBrowser();
  const navigate = useNavigate();
  const form = useSentForm({ password: '', secure: null }, ({ password }) => ({
    password: checkChosenPassword(password),
  }));
  const dead = form.errorOf('secure');
  const [isChanged, setIsChanged] = useState(false);
  const secure = isBrowser ? readSecureCode() : null;
  const isDead = (isBrowser && secure === null && !isChanged) || dead !== undefined;

  const submit = form.bind(async ({ password }) => {
    if (secure === null) return;
    const isSaved = await form.run(() =>
      request(calls.signIn.setPassword, { body: { secure, password } }, { ownErrors: true }),
    );
    if (!isSaved) return;
    // The server has ended every login of the account, this one too.
    setIsChanged(true);
    dropSecureCode();
    endSession();
  });
  const leave = (): void => void navigate('/login', { replace: true });
  return (
    <>
      <Seo title={t('newPasswordTitle')} description={t('newPasswordText')} path="/newpass" noIndex />
      <h1>{isDead ? t('deadTitle') : t('newPasswordTitle')}</h1>
      {isDead ? (
        <>
          <Note kind="error" role="alert">
            {dead && <b>{dead}</b>}
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
          <form {...submit}>
            <Stack gap={20}>
              <PasswordField isNew label={t('newPassword')} field={form.field('password')} />
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
