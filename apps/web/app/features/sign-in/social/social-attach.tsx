import type { Network } from '@trassa/contracts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../../generated/calls.ts';
import { request } from '../../../shared/api/browser-client.ts';
import { setUser } from '../../../shared/session.ts';
import { toast } from '../../../shared/ui/overlays/toast.tsx';
import type { SocialAnswer } from './social-answer.ts';
import { AttachRefused } from './social-refused.tsx';
import { useCleanAddress } from './use-social-answer.ts';
import { useSpentCode } from '../phone/use-spent-code.ts';

/** Attaches the network to the account, stores the person anew and goes to /me (AUTH-52). */
export const SocialAttach = ({ network, answer }: { network: Network; answer: SocialAnswer }) => {
  const t = useTranslations('signIn');
  useCleanAddress();
  const navigate = useNavigate();
  const name = t(`network.${network}`);
  const { spent } = useSpentCode(`attach ${network}`, answer.state, () =>
    request(calls.social.attach, { params: { network }, body: answer }, { ownErrors: true }),
  );
  useEffect(() => {
    if (spent.state !== 'done') return;
    setUser(spent.answer.user);
    toast(t('attached', { network: name }));
    void navigate('/me', { replace: true });
  }, [spent, navigate, t, name]);
  if (spent.state === 'refused') return <AttachRefused text={spent.text} />;
  if (spent.state === 'broken') return <AttachRefused text={t('socialBroken')} />;
  return (
    <>
      <h1>{t('attachTitle', { network: name })}</h1>
      <p role="status">{t('socialWait')}</p>
    </>
  );
};
