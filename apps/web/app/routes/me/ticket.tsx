import { useTranslations } from 'use-intl/react';
import { CabinetFrame } from '../../features/cabinet/cabinet-frame.tsx';
import { TicketPage } from '../../features/my-tickets/ticket-page.tsx';
import { TicketsLoading } from '../../features/my-tickets/tickets-loading.tsx';
import { Seo } from '../../shared/seo.tsx';
import { OnlyMembers } from '../../shared/session-guards.tsx';
import type { Route } from './+types/ticket.ts';

/** One ticket: its registration and everything else that may be done with it (ROUTE-56). */
const MyTicketPage = ({ params }: Route.ComponentProps) => {
  const t = useTranslations('myTicket');
  return (
    <>
      <Seo title={t('title')} description={t('description')} path="/me" noIndex />
      <CabinetFrame title={t('title')}>
        <OnlyMembers fallback="/auth" pending={<TicketsLoading />}>
          <TicketPage key={params.id} id={params.id} />
        </OnlyMembers>
      </CabinetFrame>
    </>
  );
};
export default MyTicketPage;
