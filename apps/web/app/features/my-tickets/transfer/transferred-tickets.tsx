import type { Ticket } from '@trassa/contracts';
import { useTranslations } from 'use-intl/react';
import { Fold } from '../../../shared/ui/layout/fold.tsx';
import { LoadFailed } from '../../../shared/ui/states/load-failed.tsx';
import { TicketList } from '../ticket-list.tsx';
import { TicketsLoading } from '../tickets-loading.tsx';

type Props = { tickets: readonly Ticket[] | undefined; isFailed: boolean; isBusy: boolean; onRetry(): void };

/** 'Переданные билеты': given away and on offer (ME-04, ME-07). */
export const TransferredTickets = ({ tickets, isFailed, isBusy, onRetry }: Props) => {
  const t = useTranslations('myTickets');
  return (
    <Fold title={t('transferred')} onOpen={() => undefined}>
      {isFailed && <LoadFailed text={t('failed')} isBusy={isBusy} onRetry={onRetry} />}
      {!isFailed && !tickets && <TicketsLoading />}
      {tickets?.length === 0 && <p>{t('noTransferred')}</p>}
      {tickets && tickets.length > 0 && <TicketList tickets={tickets} />}
    </Fold>
  );
};
