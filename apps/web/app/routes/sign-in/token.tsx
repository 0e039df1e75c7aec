import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { CodePage } from '../../features/sign-in/code-page.tsx';
import { useSignedIn } from '../../features/sign-in/use-signed-in.ts';
import { useSpentCode } from '../../features/sign-in/use-spent-code.ts';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { Seo } from '../../shared/seo.tsx';
import { isMember, useSession } from '../../shared/session.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Row } from '../../shared/ui/layout.tsx';
import { useIsBrowser } from '../../shared/use-is-browser.ts';
import type { Route } from './+types/token';

const exchange = (code: string) => request(calls.signIn.byLink, { body: { code } }, { ownErrors: true });

/**
 * Exchanges the one-time link of a letter (ROUTE-33, DEC-20). Somebody signed in already is asked first, so that a
 * stranger's link cannot put another account under his hands.
 */
const TokenPage = ({ params: { id } }: Route.ComponentProps) => {
  const t = useTranslations('signIn');
  const isBrowser = useIsBrowser();
  const session = useSession();
  const signedIn = useSignedIn();
  const [isAgreed, setIsAgreed] = useState(false);
  const [isStarted, setIsStarted] = useState(false);
  const isAsking = isBrowser && isMember(session) && !isAgreed && !isStarted;
  if (isBrowser && !isAsking && !isStarted) setIsStarted(true);
  const { spent, retry } = useSpentCode('link', isStarted ? id : null, exchange);
  useEffect(() => {
    if (spent.state === 'done') signedIn(spent.answer, 'link', '/me');
  }, [spent, signedIn]);
  const seo = <Seo title={t('entering')} description={t('linkText')} path="/token" noIndex />;
  if (isAsking) {
    return (
      <>
        {seo}
        <h1>{t('linkTitle')}</h1>
        <p>{t('otherUser', { name: session.user?.name || session.user?.email || session.user?.phone || '' })}</p>
        <Row>
          <Button size="xl" onClick={() => setIsAgreed(true)}>
            {t('enterAnyway')}
          </Button>
          <ButtonLink kind="line" size="xl" to="/me">
            {t('toCabinet')}
          </ButtonLink>
        </Row>
      </>
    );
  }
  return (
    <>
      {seo}
      <CodePage
        title={t('entering')}
        text={t('enteringText')}
        spent={spent}
        onRetry={retry}
        ways={
          <>
            <ButtonLink size="xl" to="/loginlink">
              {t('again')}
            </ButtonLink>
            <ButtonLink kind="line" size="xl" to="/login">
              {t('otherWays')}
            </ButtonLink>
          </>
        }
      />
    </>
  );
};
export default TokenPage;
