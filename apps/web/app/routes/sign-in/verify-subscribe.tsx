import { useTranslations } from 'use-intl/react';
import { CodePage } from '../../features/sign-in/phone/code-page.tsx';
import { usePressedCode } from '../../features/sign-in/use-pressed-code.ts';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { Seo } from '../../shared/seo.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Row } from '../../shared/ui/layout/layout.tsx';
import type { Route } from './+types/verify-subscribe';

/** A letter confirms a mailing to an address when its button is pressed (DEC-45, DEC-114). */
const VerifySubscribePage = ({ params: { code } }: Route.ComponentProps) => {
  const t = useTranslations('mailing');
  const { pressed, press } = usePressedCode(() =>
    request(calls.profile.confirmSubscription, { params: { code } }, { ownErrors: true }),
  );
  const toMain = (
    <ButtonLink size="xl" to="/">
      {t('toMain')}
    </ButtonLink>
  );
  return (
    <>
      <Seo title={t('title')} description={t('description')} path="/" noIndex />
      {pressed.state === 'done' ? (
        <>
          <h1>{pressed.answer.message}</h1>
          <p role="status">{t('subscribed')}</p>
          <Row>{toMain}</Row>
        </>
      ) : (
        <CodePage
          title={t('subscribeTitle')}
          text={t('subscribeText')}
          label={t('subscribe')}
          pressed={pressed}
          press={press}
          ways={toMain}
        />
      )}
    </>
  );
};
export default VerifySubscribePage;
