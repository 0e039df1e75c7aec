import { useTranslations } from 'use-intl/react';
import { CabinetFrame } from '../../features/cabinet/cabinet-frame.tsx';
import { ClubList } from '../../features/my-clubs/club-list.tsx';
import { ClubsLoading } from '../../features/my-clubs/clubs-loading.tsx';
import { Seo } from '../../shared/seo.tsx';
import { OnlyMembers } from '../../shared/session-guards.tsx';
import { OnlyRegistered } from './only-registered.tsx';

/** Clubs of the person (ROUTE-53). */
const MyClubsPage = () => {
  const t = useTranslations('myClubs');
  return (
    <>
      <Seo title={t('title')} description={t('description')} path="/me/club" noIndex />
      <CabinetFrame title={t('title')}>
        <OnlyMembers pending={<ClubsLoading />}>
          <OnlyRegistered pending={<ClubsLoading />}>
            <ClubList />
          </OnlyRegistered>
        </OnlyMembers>
      </CabinetFrame>
    </>
  );
};
export default MyClubsPage;
