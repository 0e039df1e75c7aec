import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { EmailRegistration } from '../../features/sign-in/email/email-registration.tsx';
import { Networks } from '../../features/sign-in/social/networks.tsx';
import { NoScript } from '../../features/sign-in/no-script.tsx';
import { WayLink, Ways } from '../../features/sign-in/ways.tsx';
import { Late } from '../../shared/late.tsx';
import { Seo } from '../../shared/seo.tsx';
import { OnlyGuests } from '../../shared/session-guards.tsx';
import type from '../../shared/styles/type.module.css';
import { classes } from '../../shared/ui/classes.ts';

/** 'Регистрация героя': by e-mail or by SMS (AUTH-17…31, ROUTE-48). */
const RegistrationPage = () => {
  const t = useTranslations('signIn');
  const [search] = useSearchParams();
  const isSms = search.get('by') === 'sms';
  return (
    <OnlyGuests>
      <Seo title={t('registration')} description={t('registrationText')} path="/registration" noIndex />
      <h1>{t('registration')}</h1>
      <NoScript />
      <p>
        <WayLink to="/registration" {...(isSms ? {} : { by: 'sms' })} isReplacing>
          {isSms ? t('registerByEmail') : t('registerBySms')}
        </WayLink>
      </p>
      {isSms ? (
        <Late
          name="phone-registration"
          load={() => import('../../features/sign-in/phone/phone-registration.tsx')}
          height="19rem"
        >
          {({ PhoneRegistration }) => <PhoneRegistration />}
        </Late>
      ) : (
        <EmailRegistration />
      )}
      <Networks title={t('registerThrough')} />
      <Ways
        out={
          <Link className={classes(type['link'], type['alone'])} to="/">
            {t('toMain')}
          </Link>
        }
      >
        {t('known')} <WayLink to="/login">{t('toLogin')}</WayLink>
      </Ways>
    </OnlyGuests>
  );
};
export default RegistrationPage;
