import { useTranslations } from 'use-intl/react';
import { CodePage } from '../../features/sign-in/code-page.tsx';
import { useSpentCode } from '../../features/sign-in/use-spent-code.ts';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { Seo } from '../../shared/seo.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Row } from '../../shared/ui/layout.tsx';
import { useIsBrowser } from '../../shared/use-is-browser.ts';
import type { Route } from './+types/unsubscribe';

const exchange = (code: string) => request(calls.profile.unsubscribe, { params: { code } }, { ownErrors: true });

/** The link that every mailing carries ends it (DEC-45). */
const UnsubscribePage = ({ params: { code } }: Route.ComponentProps) => {
  const t = useTranslations('mailing');
  const { spent, retry } = useSpentCode('unsubscribe', useIsBrowser() ? code : null, exchange);
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
          <p role="status">{t('unsubscribed')}</p>
          <Row>{toMain}</Row>
        </>
      ) : (
        <CodePage title={t('unsubscribing')} text={t('wait')} spent={spent} onRetry={retry} ways={toMain} />
      )}
    </>
  );
};
export default UnsubscribePage;
