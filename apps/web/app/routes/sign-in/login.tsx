import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { EmailLogin } from '../../features/sign-in/email/email-login.tsx';
import { Networks } from '../../features/sign-in/social/networks.tsx';
import { NoScript } from '../../features/sign-in/no-script.tsx';
import { BackLink, WayLink, Ways } from '../../features/sign-in/ways.tsx';
import { Late } from '../../shared/late.tsx';
import { Seo } from '../../shared/seo.tsx';
import { OnlyGuests } from '../../shared/session-guards.tsx';

/** 'Авторизация': by e-mail and password, or by SMS (AUTH-01…16, ROUTE-47). */
const LoginPage = () => {
  const t = useTranslations('signIn');
  const [search] = useSearchParams();
  const isSms = search.get('by') === 'sms';
  return (
    <OnlyGuests>
      <Seo title={t('login')} description={t('loginText')} path="/login" noIndex />
      <h1>{t('login')}</h1>
      <NoScript />
      <p>
        <WayLink to="/login" {...(isSms ? {} : { by: 'sms' })} isReplacing>
          {isSms ? t('byEmail') : t('bySms')}
        </WayLink>
      </p>
      {isSms ? (
        <Late name="phone-login" load={() => import('../../features/sign-in/phone/phone-login.tsx')} height="11rem">
          {({ PhoneLogin }) => <PhoneLogin />}
        </Late>
      ) : (
        <EmailLogin />
      )}
      <Networks title={t('through')} />
      <Ways out={<BackLink />}>
        {t('first')} <WayLink to="/registration">{t('registration')}</WayLink>
      </Ways>
    </OnlyGuests>
  );
};
export default LoginPage;
