import { checkEmail, normaliseEmail } from '@trassa/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { EmailField } from '../../shared/account/email-field.tsx';
import { LetterDialog } from '../../features/sign-in/email/letter-dialog.tsx';
import { NoScript } from '../../features/sign-in/no-script.tsx';
import { useSentForm } from '../../shared/forms/use-sent-form.ts';
import { WaitNote } from '../../shared/account/wait-note.tsx';
import { BackLink, WayLink, Ways } from '../../features/sign-in/ways.tsx';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { Seo } from '../../shared/seo.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Stack } from '../../shared/ui/layout/layout.tsx';
import { useIsBrowser } from '../../shared/use-is-browser.ts';

/** Asks for an e-mail and sends a link that lets in once (ROUTE-31, DEC-20). */
const LoginLinkPage = () => {
  const t = useTranslations('signIn');
  const isBrowser = useIsBrowser();
  const form = useSentForm({ email: '' }, ({ email }) => ({ email: checkEmail(email) }));
  const [sentTo, setSentTo] = useState<string | null>(null);
  const submit = form.bind(async ({ email: typed }) => {
    const email = normaliseEmail(typed);
    const isSent = await form.run(() => request(calls.signIn.sendLink, { body: { email } }, { ownErrors: true }));
    if (isSent) setSentTo(email);
  });
  return (
    <>
      <Seo title={t('linkTitle')} description={t('linkText')} path="/loginlink" noIndex />
      <h1>{t('linkTitle')}</h1>
      <p>{t('linkText')}</p>
      <NoScript />
      <form {...submit}>
        <Stack gap={20}>
          <EmailField field={form.field('email')} />
          <WaitNote wait={form.wait} />
          <div>
            <Button type="submit" size="xl" isBusy={form.isBusy} disabled={!isBrowser}>
              {t('send')}
            </Button>
          </div>
        </Stack>
      </form>
      <Ways out={<BackLink />}>
        <WayLink to="/auth">{t('otherWays')}</WayLink>
      </Ways>
      <LetterDialog email={sentTo} text="linkSentText" onClose={() => setSentTo(null)} />
    </>
  );
};
export default LoginLinkPage;
