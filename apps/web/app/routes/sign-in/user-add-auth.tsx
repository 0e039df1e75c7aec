import { useTranslations } from 'use-intl/react';
import { isOtherNetwork, readNetwork } from '../../features/sign-in/social/read-network.ts';
import { SocialAttach } from '../../features/sign-in/social/social-attach.tsx';
import { AttachRefused } from '../../features/sign-in/social/social-refused.tsx';
import { useSocialAnswer } from '../../features/sign-in/social/use-social-answer.ts';
import { Seo } from '../../shared/seo.tsx';
import { OnlyMembers } from '../../shared/session-guards.tsx';
import type { Route } from './+types/user-add-auth';

export const loader = (args: Route.LoaderArgs) => readNetwork(args);
export const shouldRevalidate = isOtherNetwork;

/** Where a network leads back to that is attached to the account (ROUTE-45, AUTH-52). */
const UserAddAuthPage = ({ loaderData: { network, isOn } }: Route.ComponentProps) => {
  const t = useTranslations('signIn');
  const answer = useSocialAnswer();
  const name = t(`network.${network}`);
  return (
    <>
      <Seo title={t('attachTitle', { network: name })} description={t('loginText')} path="/user/add/auth" noIndex />
      {isOn ? (
        <OnlyMembers pending={<h1>{t('attachTitle', { network: name })}</h1>}>
          {answer === 'declined' && <AttachRefused text={t('attachDeclined', { network: name })} />}
          {answer === 'missing' && <AttachRefused text={t('socialMissing', { network: name })} />}
          {typeof answer === 'object' && <SocialAttach network={network} answer={answer} />}
        </OnlyMembers>
      ) : (
        <AttachRefused text={t('attachOff', { network: name })} />
      )}
    </>
  );
};
export default UserAddAuthPage;
