import { useTranslations } from 'use-intl/react';
import { CodePage } from '../../features/sign-in/phone/code-page.tsx';
import { usePressedCode } from '../../features/sign-in/use-pressed-code.ts';
import { useSignedIn } from '../../features/sign-in/use-signed-in.ts';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { Seo } from '../../shared/seo.tsx';
import { isMember, useSession } from '../../shared/session.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import type { Route } from './+types/token';

/**
 * Exchanges the one-time link of a letter when its button is pressed (ROUTE-33, DEC-20, DEC-114). Somebody signed in
 * already is told so, so that a stranger's link cannot put another account under his hands.
 */
const TokenPage = ({ params: { id } }: Route.ComponentProps) => {
  const t = useTranslations('signIn');
  const session = useSession();
  const signedIn = useSignedIn();
  const { pressed, press } = usePressedCode(async () =>
    signedIn(await request(calls.signIn.byLink, { body: { code: id } }, { ownErrors: true }), 'link', '/me'),
  );
  const isOther = isMember(session) && pressed.state === 'waiting';
  const name = session.user?.name || session.user?.email || session.user?.phone || '';
  return (
    <>
      <Seo title={t('linkTitle')} description={t('linkPress')} path="/token" noIndex />
      <CodePage
        title={t('linkTitle')}
        text={isOther ? t('otherUser', { name }) : t('linkPress')}
        label={isOther ? t('enterAnyway') : t('enter')}
        pressed={pressed}
        press={press}
        other={
          isOther && (
            <ButtonLink kind="line" size="xl" to="/me">
              {t('toCabinet')}
            </ButtonLink>
          )
        }
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
