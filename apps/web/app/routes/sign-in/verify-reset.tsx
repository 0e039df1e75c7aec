import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { CodePage } from '../../features/sign-in/phone/code-page.tsx';
import { keepSecureCode } from '../../features/sign-in/phone/secure-code.ts';
import { usePressedCode } from '../../features/sign-in/use-pressed-code.ts';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { Seo } from '../../shared/seo.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import type { Route } from './+types/verify-reset';

/** The letter's link gives a secure code, pressed for, and goes on to the new password (AUTH-39, ROUTE-43, DEC-114). */
const VerifyResetPage = ({ params: { code } }: Route.ComponentProps) => {
  const t = useTranslations('signIn');
  const navigate = useNavigate();
  const { pressed, press } = usePressedCode(async () => {
    const { secure } = await request(calls.signIn.checkReset, { body: { code } }, { ownErrors: true });
    keepSecureCode(secure);
    await navigate('/newpass', { replace: true });
  });
  return (
    <>
      <Seo title={t('recoveryTitle')} description={t('recoveryPress')} path="/verify/resetpassword" noIndex />
      <CodePage
        title={t('recoveryTitle')}
        text={t('recoveryPress')}
        label={t('recoveryGo')}
        pressed={pressed}
        press={press}
        ways={
          <ButtonLink size="xl" to="/login?recovery=1">
            {t('again')}
          </ButtonLink>
        }
      />
    </>
  );
};
export default VerifyResetPage;
