import { useTranslations } from 'use-intl/react';
import { SignInRefused } from '../../features/sign-in/social-refused.tsx';
import { SocialSignIn } from '../../features/sign-in/social-sign-in.tsx';
import { useSocialAnswer } from '../../features/sign-in/use-social-answer.ts';
import { Seo } from '../../shared/seo.tsx';
import { NotFound } from '../../shared/shell/not-found.tsx';
import type { Route } from './+types/user-auth';

/** Where a network leads back to (ROUTE-44, AUTH-51). */
const UserAuthPage = ({ params: { id } }: Route.ComponentProps) => {
  const t = useTranslations('signIn');
  const { network, answer } = useSocialAnswer(id);
  if (!network) return <NotFound />;
  const name = t(`network.${network}`);
  return (
    <>
      <Seo title={t('socialTitle', { network: name })} description={t('loginText')} path="/user/auth" noIndex />
      {answer === undefined && (
        <>
          <h1>{t('socialTitle', { network: name })}</h1>
          <p role="status">{t('socialWait')}</p>
        </>
      )}
      {answer === 'declined' && <SignInRefused title="declined" text={t('declinedText', { network: name })} />}
      {answer === 'missing' && <SignInRefused title="failed" text={t('socialMissing', { network: name })} />}
      {typeof answer === 'object' && <SocialSignIn network={network} answer={answer} />}
    </>
  );
};
export default UserAuthPage;
