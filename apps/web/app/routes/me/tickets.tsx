import { useTranslations } from 'use-intl/react';
import { CabinetFrame } from '../../features/cabinet/cabinet-frame.tsx';
import { MyTickets } from '../../features/my-tickets/my-tickets.tsx';
import { TicketsLoading } from '../../features/my-tickets/tickets-loading.tsx';
import { Seo } from '../../shared/seo.tsx';
import { OnlyMembers } from '../../shared/session-guards.tsx';

/** Tickets of the person. The page sent is the same for everybody; the tickets are read in the browser (ROUTE-50). */
const MyTicketsPage = () => {
  const t = useTranslations('myTickets');
  return (
    <>
      <Seo title={t('title')} description={t('description')} path="/me" noIndex />
      <CabinetFrame title={t('title')}>
        <OnlyMembers pending={<TicketsLoading />}>
          <MyTickets />
        </OnlyMembers>
      </CabinetFrame>
    </>
  );
};
export default MyTicketsPage;
