import type { Network, SignedIn } from '@trassa/contracts';
import { HttpError } from '@trassa/contracts/client';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../../generated/calls.ts';
import { request } from '../../../shared/api/browser-client.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Stack } from '../../../shared/ui/layout/layout.tsx';
import type { SocialAnswer } from './social-answer.ts';
import { SocialConsent } from './social-consent.tsx';
import { EmailTaken, SignInRefused } from './social-refused.tsx';
import { takeReturn } from './social-return.ts';
import { useSignedIn } from '../use-signed-in.ts';
import { useCleanAddress } from './use-social-answer.ts';
import { useSpentCode } from '../phone/use-spent-code.ts';

type Props = { network: Network; answer: SocialAnswer };
type Outcome = { signedIn: SignedIn } | { taken: string } | 'consent';

const exchange = async ({ network, answer }: Props): Promise<Outcome> => {
  try {
    const args = { params: { network }, body: answer };
    return { signedIn: await request(calls.social.signIn, args, { ownErrors: true }) };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const taken = error.answer.errors?.['email'];
    if (taken) return { taken };
    if (error.answer.code === 'consent_required') return 'consent';
    throw error;
  }
};

/** Signs in with what the network answered; a new person is asked for consent first (AUTH-51, DEC-43). */
export const SocialSignIn = ({ network, answer }: Props) => {
  const t = useTranslations('signIn');
  useCleanAddress();
  const signedIn = useSignedIn();
  const { spent, retry } = useSpentCode(network, answer.state, () => exchange({ network, answer }));
  const outcome = spent.state === 'done' ? spent.answer : null;
  useEffect(() => {
    if (outcome && outcome !== 'consent' && 'signedIn' in outcome) signedIn(outcome.signedIn, network, takeReturn());
  }, [outcome, signedIn, network]);
  if (outcome === 'consent') return <SocialConsent network={network} state={answer.state} />;
  if (outcome && 'taken' in outcome) return <EmailTaken text={outcome.taken} />;
  if (spent.state === 'refused') return <SignInRefused title="failed" text={spent.text} />;
  return (
    <>
      <h1>{t('socialTitle', { network: t(`network.${network}`) })}</h1>
      {spent.state === 'broken' ? (
        <Stack gap={16}>
          <p role="alert">{t('socialBroken')}</p>
          <div>
            <Button size="xl" onClick={retry}>
              {t('enter')}
            </Button>
          </div>
        </Stack>
      ) : (
        <p role="status">{t('socialWait')}</p>
      )}
    </>
  );
};
