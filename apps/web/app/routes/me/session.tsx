import { useTranslations } from 'use-intl/react';
import { CabinetFrame } from '../../features/cabinet/cabinet-frame.tsx';
import { SessionList } from '../../features/sessions/session-list.tsx';
import { SessionsLoading } from '../../features/sessions/sessions-loading.tsx';
import { Seo } from '../../shared/seo.tsx';
import { OnlyMembers } from '../../shared/session-guards.tsx';
import { OnlyRegistered } from './only-registered.tsx';

/** Where the person is signed in (ROUTE-55). */
const SessionsPage = () => {
  const t = useTranslations('sessions');
  return (
    <>
      <Seo title={t('title')} description={t('description')} path="/me/session" noIndex />
      <CabinetFrame title={t('title')}>
        <OnlyMembers fallback="/auth" pending={<SessionsLoading />}>
          <OnlyRegistered pending={<SessionsLoading />}>
            <SessionList />
          </OnlyRegistered>
        </OnlyMembers>
      </CabinetFrame>
    </>
  );
};
export default SessionsPage;
