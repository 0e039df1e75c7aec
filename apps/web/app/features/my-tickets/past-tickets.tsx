import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../shared/ui/button.tsx';
import { Fold } from '../../shared/ui/layout/fold.tsx';
import { LoadFailed } from '../../shared/ui/states/load-failed.tsx';
import { PastResult } from './race/past-result.tsx';
import { TicketList } from './ticket-list.tsx';
import { TicketsLoading } from './tickets-loading.tsx';
import { usePast, useResults } from './use-tickets.ts';

/** 'Прошедшие мероприятия': asked for when opened, ten at a time (ME-03, ME-06). */
export const PastTickets = () => {
  const t = useTranslations('myTickets');
  const [isAsked, setIsAsked] = useState(false);
  const past = usePast(isAsked);
  const results = useResults(isAsked);
  const tickets = past.data?.pages.flatMap(({ values }) => values) ?? [];
  return (
    <Fold title={t('past')} onOpen={() => setIsAsked(true)}>
      {past.isPending && !past.isError && <TicketsLoading />}
      {past.isSuccess && tickets.length === 0 && <p>{t('noPast')}</p>}
      {tickets.length > 0 && (
        <TicketList
          tickets={tickets}
          renderMore={({ public_id }) => {
            const own = results.data?.get(public_id);
            return own && <PastResult own={own} />;
          }}
        />
      )}
      {past.isError && (
        <LoadFailed
          text={t('failed')}
          isBusy={past.isFetching}
          onRetry={() => void (tickets.length > 0 ? past.fetchNextPage() : past.refetch())}
        />
      )}
      {past.hasNextPage && !past.isError && (
        <div>
          <Button kind="line" isBusy={past.isFetchingNextPage} onClick={() => void past.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </Fold>
  );
};
