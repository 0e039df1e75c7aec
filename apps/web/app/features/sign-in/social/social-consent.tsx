import type { Network } from '@trassa/contracts';
import { checkConsent } from '@trassa/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../../generated/calls.ts';
import { useSentForm } from '../../../shared/forms/use-sent-form.ts';
import { WaitNote } from '../../../shared/account/wait-note.tsx';
import { request } from '../../../shared/api/browser-client.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Stack } from '../../../shared/ui/layout/layout.tsx';
import { Consents } from '../../../shared/account/consents.tsx';
import { noConsents } from '../../../shared/account/no-consents.ts';
import { EmailTaken, SignInRefused } from './social-refused.tsx';
import { takeReturn } from './social-return.ts';
import { useSignedIn } from '../use-signed-in.ts';

/** A new person agrees, and the answer that the server has kept makes the account (DEC-43, DEC-44). */
export const SocialConsent = ({ network, state }: { network: Network; state: string }) => {
  const t = useTranslations('signIn');
  const signedIn = useSignedIn();
  const form = useSentForm({ ...noConsents, email: null }, ({ agree }) => ({ agree: checkConsent(agree) }));
  const taken = form.errorOf('email');
  const [refused, setRefused] = useState<string | null>(null);
  const submit = form.bind(({ mailing }) =>
    form.run(
      async () => {
        const body = { state, agree: true, mailing } as const;
        const answer = await request(calls.social.signIn, { params: { network }, body }, { ownErrors: true });
        signedIn(answer, network, takeReturn());
      },
      ({ answer }) => {
        const isSpent = answer.code === 'state';
        if (isSpent) setRefused(answer.message);
        return isSpent;
      },
    ),
  );
  if (refused) return <SignInRefused title="failed" text={refused} />;
  if (taken) return <EmailTaken text={taken} />;
  return (
    <>
      <h1>{t('consentTitle')}</h1>
      <p>{t('consentText')}</p>
      <form {...submit}>
        <Stack gap={20}>
          <Consents agree={form.field('agree')} mailing={form.field('mailing')} />
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
