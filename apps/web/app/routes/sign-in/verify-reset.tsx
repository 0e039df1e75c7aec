import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { CodePage } from '../../features/sign-in/code-page.tsx';
import { keepSecureCode } from '../../features/sign-in/secure-code.ts';
import { useSpentCode } from '../../features/sign-in/use-spent-code.ts';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { Seo } from '../../shared/seo.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { useIsBrowser } from '../../shared/use-is-browser.ts';
import type { Route } from './+types/verify-reset';

const exchange = (code: string) => request(calls.signIn.checkReset, { body: { code } }, { ownErrors: true });

/** The letter's link gives a secure code and goes on to the new password (AUTH-39, ROUTE-43). */
const VerifyResetPage = ({ params: { code } }: Route.ComponentProps) => {
  const t = useTranslations('signIn');
  const isBrowser = useIsBrowser();
  const navigate = useNavigate();
  const { spent, retry } = useSpentCode('reset', isBrowser ? code : null, exchange);
  useEffect(() => {
    if (spent.state !== 'done') return;
    keepSecureCode(spent.answer.secure);
    void navigate('/newpass', { replace: true });
  }, [spent, navigate]);
  return (
    <>
      <Seo title={t('recoveryTitle')} description={t('recoveryText')} path="/verify/resetpassword" noIndex />
      <CodePage
        title={t('recoveryTitle')}
        text={t('enteringText')}
        spent={spent}
        onRetry={retry}
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
