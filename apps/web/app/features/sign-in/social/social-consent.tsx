import type { Network } from '@trassa/contracts';
import { type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../../generated/calls.ts';
import { useSubmit } from '../../../shared/account/use-submit.ts';
import { WaitNote } from '../../../shared/account/wait-note.tsx';
import { request } from '../../../shared/api/browser-client.ts';
import { useErrorText } from '../../../shared/i18n/error-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Stack } from '../../../shared/ui/layout/layout.tsx';
import { Consents, consentsOf } from '../../../shared/account/consents.tsx';
import { EmailTaken, SignInRefused } from './social-refused.tsx';
import { takeReturn } from './social-return.ts';
import { useSignedIn } from '../use-signed-in.ts';

/** A new person agrees, and the answer that the server has kept makes the account (DEC-43, DEC-44). */
export const SocialConsent = ({ network, state }: { network: Network; state: string }) => {
  const t = useTranslations('signIn');
  const words = useErrorText();
  const signedIn = useSignedIn();
  const { formRef, ...form } = useSubmit(['agree', 'email']);
  const [refused, setRefused] = useState<string | null>(null);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (form.isBusy) return;
    const { agree, mailing } = consentsOf(event.currentTarget);
    if (!agree) return form.refuse({ agree: words({ id: 'consent_required' }) });
    void form.run(
      async () => {
        const body = { state, agree, mailing } as const;
        const answer = await request(calls.social.signIn, { params: { network }, body }, { ownErrors: true });
        signedIn(answer, network, takeReturn());
      },
      ({ answer }) => {
        const isSpent = answer.code === 'state';
        if (isSpent) setRefused(answer.message);
        return isSpent;
      },
    );
    return undefined;
  };
  if (refused) return <SignInRefused title="failed" text={refused} />;
  if (form.errors.email) return <EmailTaken text={form.errors.email} />;
  return (
    <>
      <h1>{t('consentTitle')}</h1>
      <p>{t('consentText')}</p>
      <form ref={formRef} method="post" noValidate onSubmit={submit}>
        <Stack gap={20}>
          <Consents error={form.errors.agree} onAgree={() => form.forget('agree')} />
          <WaitNote wait={form.wait} />
          <div>
            <Button type="submit" size="xl" isBusy={form.isBusy}>
              {t('register')}
            </Button>
          </div>
        </Stack>
      </form>
    </>
  );
};
