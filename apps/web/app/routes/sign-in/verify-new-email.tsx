import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { CodePage } from '../../features/sign-in/phone/code-page.tsx';
import { NoScript } from '../../features/sign-in/no-script.tsx';
import { usePressedCode } from '../../features/sign-in/use-pressed-code.ts';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { refreshUser } from '../../shared/account/refresh-user.ts';
import { returnParam } from '../../shared/return-path.ts';
import { Seo } from '../../shared/seo.tsx';
import { isMember, useSession } from '../../shared/session.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Row } from '../../shared/ui/layout/layout.tsx';
import { Dialog } from '../../shared/ui/overlays/overlay.tsx';
import { useIsBrowser } from '../../shared/use-is-browser.ts';
import type { Route } from './+types/verify-new-email';

const settings = '/me/setting';
const Bold = (text: ReactNode): ReactNode => <b>{text}</b>;

/**
 * The letter to a new address makes it the person's own, in a login of the account that asked and by a press (ROUTE-42,
 * DEC-114): elsewhere the page says where to open the link, and nothing happens.
 */
const VerifyNewEmailPage = ({ params: { code } }: Route.ComponentProps) => {
  const t = useTranslations('signIn');
  const isBrowser = useIsBrowser();
  const navigate = useNavigate();
  const session = useSession();
  const { pressed, press } = usePressedCode(async () => {
    const answer = await request(calls.profile.confirmNewEmail, { body: { code } }, { ownErrors: true });
    void refreshUser();
    return answer;
  });
  const isDone = pressed.state === 'done';
  const leave = (): void => void navigate(settings, { replace: true });
  const toLogin = `/login?${new URLSearchParams({ [returnParam]: `/verify/new/email/${code}` }).toString()}`;
  const name = session.user?.email || session.user?.phone || session.user?.name || '';
  return (
    <>
      <Seo title={t('newEmailConfirm')} description={t('newEmailWhere')} path="/verify/new/email" noIndex />
      {isBrowser && !isMember(session) && !isDone ? (
        <>
          <h1>{t('newEmailConfirm')}</h1>
          <p>{t('newEmailWhere')}</p>
          <p>{t('newEmailNotYou')}</p>
          <div>
            <ButtonLink size="xl" to={toLogin}>
              {t('toLogin')}
            </ButtonLink>
          </div>
        </>
      ) : isBrowser ? (
        <CodePage
          title={t('newEmailConfirm')}
          text={t.rich('newEmailPress', { name, b: Bold })}
          label={t('confirm')}
          pressed={pressed}
          press={press}
          ways={
            <ButtonLink size="xl" to={settings}>
              {t('toSettings')}
            </ButtonLink>
          }
        />
      ) : (
        <>
          <h1>{t('newEmailConfirm')}</h1>
          <NoScript />
          <Row>
            <Button size="xl" disabled>
              {t('confirm')}
            </Button>
          </Row>
        </>
      )}
      <Dialog
        isOpen={isDone}
        onClose={leave}
        title={t('newEmailTitle')}
        actions={<Button onClick={leave}>{t('toSettings')}</Button>}
      >
        {t.rich('newEmailText', { email: isDone ? pressed.answer.email : '', b: Bold })}
      </Dialog>
    </>
  );
};
export default VerifyNewEmailPage;
