import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ChoosePassword } from '../../features/sign-in/email/choose-password.tsx';
import { CodePage } from '../../features/sign-in/phone/code-page.tsx';
import { usePressedCode } from '../../features/sign-in/use-pressed-code.ts';
import { useSignedIn } from '../../features/sign-in/use-signed-in.ts';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { Seo } from '../../shared/seo.tsx';
import { isMember, setUser, useSession } from '../../shared/session.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/overlays/overlay.tsx';
import type { Route } from './+types/verify-email';

const silent = { ownErrors: true } as const;

/**
 * The letter's link confirms the e-mail and signs in when its button is pressed (ROUTE-41, DEC-114). A password is asked
 * for where there is none: of a guest beforehand (`?password=new`, DEC-40), afterwards in a browser that did not register.
 * Somebody signed in already is told that another account opens here, and who he is.
 */
const VerifyEmailPage = ({ params: { code } }: Route.ComponentProps) => {
  const t = useTranslations('signIn');
  const navigate = useNavigate();
  const signedIn = useSignedIn();
  const session = useSession();
  const [search] = useSearchParams();
  const [isFinished, setIsFinished] = useState(false);

  const confirm = async (password?: string) => {
    const body = password === undefined ? { code } : { code, password };
    const answer = await request(calls.signIn.confirmEmail, { body }, silent);
    signedIn(answer, 'confirm');
    setIsFinished(answer.user.has_password);
    return answer;
  };
  const { pressed, press } = usePressedCode(() => confirm());
  const needsPassword = pressed.state === 'done' && !pressed.answer.user.has_password;
  const choose = async (password: string): Promise<void> => {
    await request(calls.profile.changePassword, { body: { password: '', new_password: password } }, silent);
    if (pressed.state === 'done') setUser({ ...pressed.answer.user, has_password: true });
    setIsFinished(true);
  };
  // A guest's purchases come along; only an account gives way to another one.
  const isOther = isMember(session) && !isFinished && pressed.state === 'waiting';
  const name = session.user?.email || session.user?.phone || session.user?.name || '';
  const stay = isOther && (
    <ButtonLink kind="line" size="xl" to="/me">
      {t('toCabinet')}
    </ButtonLink>
  );
  const leave = (): void => void navigate('/me', { replace: true });
  return (
    <>
      <Seo title={t('confirmTitle')} description={t('confirmPress')} path="/verify/email" noIndex />
      {search.get('password') === 'new' ? (
        <ChoosePassword
          title={t('finishTitle')}
          text={isOther ? `${t('finishText')} ${t('otherConfirm', { name })}` : t('finishText')}
          label={t('finish')}
          other={stay}
          save={async (password) => void (await confirm(password))}
        />
      ) : needsPassword ? (
        <ChoosePassword
          title={t('finishTitle')}
          text={t('passwordElsewhere')}
          label={t('save')}
          save={choose}
          other={
            <ButtonLink kind="line" size="xl" to="/me">
              {t('later')}
            </ButtonLink>
          }
        />
      ) : (
        <CodePage
          title={t('confirmTitle')}
          text={isOther ? t('otherConfirm', { name }) : t('confirmPress')}
          label={t('confirm')}
          pressed={pressed}
          press={press}
          other={stay}
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
        isOpen={isFinished}
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
