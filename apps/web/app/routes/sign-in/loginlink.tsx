import { isEmail, normaliseEmail } from '@trassa/rules';
import { type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { EmailField } from '../../shared/account/email-field.tsx';
import { LetterDialog } from '../../features/sign-in/email/letter-dialog.tsx';
import { NoScript } from '../../features/sign-in/no-script.tsx';
import { textOf, useSubmit } from '../../shared/account/use-submit.ts';
import { WaitNote } from '../../shared/account/wait-note.tsx';
import { BackLink, WayLink, Ways } from '../../features/sign-in/ways.tsx';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { useErrorText } from '../../shared/i18n/error-text.ts';
import { Seo } from '../../shared/seo.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Stack } from '../../shared/ui/layout/layout.tsx';
import { useIsBrowser } from '../../shared/use-is-browser.ts';

/** Asks for an e-mail and sends a link that lets in once (ROUTE-31, DEC-20). */
const LoginLinkPage = () => {
  const t = useTranslations('signIn');
  const words = useErrorText();
  const isBrowser = useIsBrowser();
  const { formRef, ...form } = useSubmit(['email']);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (form.isBusy) return undefined;
    const email = normaliseEmail(textOf(event.currentTarget, 'email'));
    if (!isEmail(email)) return form.refuse({ email: words({ id: email ? 'email' : 'required' }) });
    const isSent = await form.run(() => request(calls.signIn.sendLink, { body: { email } }, { ownErrors: true }));
    return isSent ? setSentTo(email) : undefined;
  };
  return (
    <>
      <Seo title={t('linkTitle')} description={t('linkText')} path="/loginlink" noIndex />
      <h1>{t('linkTitle')}</h1>
      <p>{t('linkText')}</p>
      <NoScript />
      <form ref={formRef} method="post" noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={20}>
          <EmailField error={form.errors.email} onEdit={() => form.forget('email')} />
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
