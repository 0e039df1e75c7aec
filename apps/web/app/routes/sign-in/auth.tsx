import { useTranslations } from 'use-intl/react';
import { Networks } from '../../features/sign-in/social/networks.tsx';
import { BackLink, useWay, WayLink, Ways } from '../../features/sign-in/ways.tsx';
import { Seo } from '../../shared/seo.tsx';
import { OnlyGuests } from '../../shared/session-guards.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Row } from '../../shared/ui/layout/layout.tsx';

/** The entry: by e-mail, by SMS, through a network, or registration (DEC-19, ROUTE-46). */
const AuthPage = () => {
  const t = useTranslations('signIn');
  const way = useWay();
  return (
    <OnlyGuests>
      <Seo title={t('entry')} description={t('entryText')} path="/auth" noIndex />
      <h1>{t('entry')}</h1>
      <p>{t('entryText')}</p>
      <Row>
        <ButtonLink size="xl" to={way('/login')}>
          {t('withEmail')}
        </ButtonLink>
        <ButtonLink kind="line" size="xl" to={way('/login', 'sms')}>
          {t('withSms')}
        </ButtonLink>
      </Row>
      <p>
        <WayLink to="/loginlink">{t('withLink')}</WayLink>
      </p>
      <Networks title={t('through')} />
      <Ways out={<BackLink />}>
        {t('first')} <WayLink to="/registration">{t('registration')}</WayLink>
      </Ways>
    </OnlyGuests>
  );
};
export default AuthPage;
