import { useTranslations } from 'use-intl/react';
import { CodePage } from '../../features/sign-in/code-page.tsx';
import { useSpentCode } from '../../features/sign-in/use-spent-code.ts';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { Seo } from '../../shared/seo.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Row } from '../../shared/ui/layout.tsx';
import { useIsBrowser } from '../../shared/use-is-browser.ts';
import type { Route } from './+types/verify-subscribe';

const exchange = (code: string) =>
  request(calls.profile.confirmSubscription, { params: { code } }, { ownErrors: true });

/** A letter confirms a mailing to an address (DEC-45). */
const VerifySubscribePage = ({ params: { code } }: Route.ComponentProps) => {
  const t = useTranslations('mailing');
  const { spent, retry } = useSpentCode('confirmSubscription', useIsBrowser() ? code : null, exchange);
  const toMain = (
    <ButtonLink size="xl" to="/">
      {t('toMain')}
    </ButtonLink>
  );
  return (
    <>
      <Seo title={t('title')} description={t('description')} path="/" noIndex />
      {spent.state === 'done' ? (
        <>
          <h1>{spent.answer.message}</h1>
          <p role="status">{t('subscribed')}</p>
          <Row>{toMain}</Row>
        </>
      ) : (
        <CodePage title={t('subscribing')} text={t('wait')} spent={spent} onRetry={retry} ways={toMain} />
      )}
    </>
  );
};
export default VerifySubscribePage;
