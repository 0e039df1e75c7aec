import type { Network } from '@trassa/contracts';
import { HttpError } from '@trassa/contracts/client';
import { type SubmitEvent, useEffect } from 'react';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { useErrorText } from '../../shared/i18n/error-text.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Row, Stack } from '../../shared/ui/layout.tsx';
import { Note } from '../../shared/ui/note.tsx';
import { Consents, consentsOf } from './consents.tsx';
import type { SocialAnswer } from './social-answer.ts';
import { takeReturn } from './social-return.ts';
import { useSignedIn } from './use-signed-in.ts';
import { useCleanAddress } from './use-social-answer.ts';
import { useSpentCode } from './use-spent-code.ts';
import { useSubmit } from '../../shared/account/use-submit.ts';
import { WaitNote } from '../../shared/account/wait-note.tsx';

const silent = { ownErrors: true } as const;

type Props = { network: Network; answer: SocialAnswer };

/** Signs in with what the network answered; a new person is asked for consent first (AUTH-51, DEC-43). */
export const SocialSignIn = ({ network, answer }: Props) => {
  const t = useTranslations('signIn');
  useCleanAddress();
  const signedIn = useSignedIn();
  const { spent, retry } = useSpentCode(network, answer.state, async () => {
    try {
      return await request(calls.social.signIn, { params: { network }, body: answer }, silent);
    } catch (error) {
      if (error instanceof HttpError && error.answer.code === 'consent_required') return 'consent' as const;
      throw error;
    }
  });
  useEffect(() => {
    if (spent.state === 'done' && spent.answer !== 'consent') signedIn(spent.answer, network, takeReturn());
  }, [spent, signedIn, network]);
  if (spent.state === 'done' && spent.answer === 'consent')
    return <ConsentStep network={network} state={answer.state} />;
  if (spent.state === 'refused') return <SocialRefused text={spent.text} />;
  return (
    <>
      <h1>{t('socialTitle', { network: t(`network.${network}`) })}</h1>
      {spent.state === 'broken' ? (
        <Stack gap={16}>
          <p role="alert">{t('brokenText')}</p>
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

/** Why the network's answer opens nothing, and other ways in. */
export const SocialRefused = ({ text }: { text: string }) => {
  const t = useTranslations('signIn');
  return (
    <>
      <h1>{t('declined')}</h1>
      <Note kind="error" role="alert">
        {text}
      </Note>
      <Row>
        <ButtonLink size="xl" to="/login">
          {t('toLogin')}
        </ButtonLink>
        <ButtonLink kind="line" size="xl" to="/auth">
          {t('otherWays')}
        </ButtonLink>
      </Row>
    </>
  );
};

const ConsentStep = ({ network, state }: { network: Network; state: string }) => {
  const t = useTranslations('signIn');
  const words = useErrorText();
  const signedIn = useSignedIn();
  const { formRef, ...form } = useSubmit(['agree', 'state']);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (form.isBusy) return;
    const { agree, mailing } = consentsOf(event.currentTarget);
    if (!agree) return form.refuse({ agree: words({ id: 'consent_required' }) });
    void form.run(async () => {
      const answer = await request(
        calls.social.signIn,
        { params: { network }, body: { state, agree, mailing } },
        silent,
      );
      signedIn(answer, network, takeReturn());
    });
    return undefined;
  };
  if (form.errors.state) return <SocialRefused text={form.errors.state} />;
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
