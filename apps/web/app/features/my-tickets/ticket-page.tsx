import { HttpError } from '@trassa/contracts/client';
import { useTranslations } from 'use-intl/react';
import { useTicketWorker } from '../../shared/offline/use-ticket-worker.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Empty } from '../../shared/ui/states/empty.tsx';
import { Loaded } from '../../shared/ui/states/loaded.tsx';
import { TicketView } from './ticket-view.tsx';
import { TicketsLoading } from './tickets-loading.tsx';
import { useTicket } from './use-tickets.ts';

type Props = { id: string };

/** One ticket of the person; somebody else's is not there (DEC-67). */
export const TicketPage = ({ id }: Props) => {
  const t = useTranslations('myTicket');
  useTicketWorker();
  const ticket = useTicket(id);
  if (ticket.error instanceof HttpError && ticket.error.status === 404) {
    return (
      <Empty sign="wall" title={t('unknown')} action={<ButtonLink to="/me">{t('toList')}</ButtonLink>}>
        {t('unknownText')}
      </Empty>
    );
  }
  return (
    <Loaded read={ticket} skeleton={<TicketsLoading />} failed={t('failed')}>
      {({ data, savedAt }) => <TicketView ticket={data} savedAt={savedAt} />}
    </Loaded>
  );
};
