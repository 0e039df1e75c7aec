import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { CodePage } from '../../features/sign-in/code-page.tsx';
import { useSpentCode } from '../../features/sign-in/use-spent-code.ts';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { pageExists } from '../../shared/navigation.ts';
import { refreshUser } from '../../shared/refresh-user.ts';
import { Seo } from '../../shared/seo.tsx';
import { useToken } from '../../shared/session.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/overlay.tsx';
import { useIsBrowser } from '../../shared/use-is-browser.ts';
import type { Route } from './+types/verify-new-email';

const exchange = (code: string) => request(calls.profile.confirmNewEmail, { body: { code } }, { ownErrors: true });

/** The letter to a new address makes it the person's own (ROUTE-42). It signs nobody in. */
const VerifyNewEmailPage = ({ params: { code } }: Route.ComponentProps) => {
  const t = useTranslations('signIn');
  const isBrowser = useIsBrowser();
  const navigate = useNavigate();
  const token = useToken();
  const { spent, retry } = useSpentCode('new email', isBrowser ? code : null, exchange);
  const isDone = spent.state === 'done';
  useEffect(() => {
    if (isDone) void refreshUser();
  }, [isDone]);
  const settings = pageExists('/me/setting') ? '/me/setting' : '/me';
  const leave = (): void => void navigate(token ? settings : '/login', { replace: true });
  return (
    <>
      <Seo title={t('confirming')} description={t('enteringText')} path="/verify/new/email" noIndex />
      <CodePage
        title={t('confirming')}
        text={t('enteringText')}
        spent={spent}
        onRetry={retry}
        ways={
          <ButtonLink size="xl" to={token ? settings : '/login'}>
            {token ? t('toCabinet') : t('toLogin')}
          </ButtonLink>
        }
      />
      <Dialog
        isOpen={isDone}
        onClose={leave}
        title={t('newEmailTitle')}
        actions={<Button onClick={leave}>{token ? t('toCabinet') : t('toLogin')}</Button>}
      >
        {t.rich('newEmailText', {
          email: isDone ? spent.answer.email : '',
          b: (text: ReactNode) => <b>{text}</b>,
        })}
      </Dialog>
    </>
  );
};
export default VerifyNewEmailPage;
