import { useTranslations } from 'use-intl/react';
import { CabinetFrame } from '../../features/cabinet/cabinet-frame.tsx';
import { InsuranceList } from '../../features/my-insurances/insurance-list.tsx';
import { InsurancesLoading } from '../../features/my-insurances/insurances-loading.tsx';
import { Seo } from '../../shared/seo.tsx';
import { OnlyMembers } from '../../shared/session-guards.tsx';

/** Policies of the person (ROUTE-52). */
const MyInsurancesPage = () => {
  const t = useTranslations('myInsurances');
  return (
    <>
      <Seo title={t('title')} description={t('description')} path="/me/insurances" noIndex />
      <CabinetFrame title={t('title')}>
        <OnlyMembers pending={<InsurancesLoading />}>
          <InsuranceList />
        </OnlyMembers>
      </CabinetFrame>
    </>
  );
};
export default MyInsurancesPage;
