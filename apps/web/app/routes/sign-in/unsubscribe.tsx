import { useTranslations } from 'use-intl/react';
import { CodePage } from '../../features/sign-in/phone/code-page.tsx';
import { usePressedCode } from '../../features/sign-in/use-pressed-code.ts';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { Seo } from '../../shared/seo.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Row } from '../../shared/ui/layout/layout.tsx';
import type { Route } from './+types/unsubscribe';

/** The link that every mailing carries ends it when its button is pressed (DEC-45, DEC-114). */
const UnsubscribePage = ({ params: { code } }: Route.ComponentProps) => {
  const t = useTranslations('mailing');
  const { pressed, press } = usePressedCode(() =>
    request(calls.profile.unsubscribe, { params: { code } }, { ownErrors: true }),
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
          <p role="status">{t('unsubscribed')}</p>
          <Row>{toMain}</Row>
        </>
      ) : (
        <CodePage
          title={t('unsubscribeTitle')}
          text={t('unsubscribeText')}
          label={t('unsubscribe')}
          pressed={pressed}
          press={press}
          ways={toMain}
        />
      )}
    </>
  );
};
export default UnsubscribePage;
