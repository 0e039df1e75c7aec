import { useTranslations } from 'use-intl/react';
import { isOtherNetwork, readNetwork } from '../../features/sign-in/social/read-network.ts';
import { SignInRefused } from '../../features/sign-in/social/social-refused.tsx';
import { SocialSignIn } from '../../features/sign-in/social/social-sign-in.tsx';
import { useSocialAnswer } from '../../features/sign-in/social/use-social-answer.ts';
import { Seo } from '../../shared/seo.tsx';
import type { Route } from './+types/user-auth';

export const loader = (args: Route.LoaderArgs) => readNetwork(args);
export const shouldRevalidate = isOtherNetwork;

/** Where a network leads back to (ROUTE-44, AUTH-51). */
const UserAuthPage = ({ loaderData: { network, isOn } }: Route.ComponentProps) => {
  const t = useTranslations('signIn');
  const answer = useSocialAnswer();
  const name = t(`network.${network}`);
  return (
    <>
      <Seo title={t('socialTitle', { network: name })} description={t('loginText')} path="/user/auth" noIndex />
      {!isOn && <SignInRefused title="off" text={t('offText', { network: name })} />}
      {isOn && answer === undefined && (
        <>
          <h1>{t('socialTitle', { network: name })}</h1>
          <p role="status">{t('socialWait')}</p>
        </>
      )}
      {isOn && answer === 'declined' && <SignInRefused title="declined" text={t('declinedText', { network: name })} />}
      {isOn && answer === 'missing' && <SignInRefused title="failed" text={t('socialMissing', { network: name })} />}
      {isOn && typeof answer === 'object' && <SocialSignIn network={network} answer={answer} />}
    </>
  );
};
export default UserAuthPage;
