import { useTranslations } from 'use-intl/react';
import { SocialAttach } from '../../features/sign-in/social-attach.tsx';
import { AttachRefused } from '../../features/sign-in/social-refused.tsx';
import { useSocialAnswer } from '../../features/sign-in/use-social-answer.ts';
import { Seo } from '../../shared/seo.tsx';
import { OnlyMembers } from '../../shared/session-guards.tsx';
import { NotFound } from '../../shared/shell/not-found.tsx';
import type { Route } from './+types/user-add-auth';

/** Where a network leads back to that is attached to the account (ROUTE-45, AUTH-52). */
const UserAddAuthPage = ({ params: { id } }: Route.ComponentProps) => {
  const t = useTranslations('signIn');
  const { network, answer } = useSocialAnswer(id);
  if (!network) return <NotFound />;
  const name = t(`network.${network}`);
  return (
    <>
      <Seo title={t('attachTitle', { network: name })} description={t('loginText')} path="/user/add/auth" noIndex />
      <OnlyMembers pending={<h1>{t('attachTitle', { network: name })}</h1>}>
        {answer === 'declined' && <AttachRefused text={t('attachDeclined', { network: name })} />}
        {answer === 'missing' && <AttachRefused text={t('socialMissing', { network: name })} />}
        {typeof answer === 'object' && <SocialAttach network={network} answer={answer} />}
      </OnlyMembers>
    </>
  );
};
export default UserAddAuthPage;
