import type { Ticket } from '@trassa/contracts';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useTicketWorker } from '../../shared/offline/use-ticket-worker.ts';
import { useUser } from '../../shared/session.ts';
import { isComing, isNamed } from '../../shared/ticket/ticket-card.ts';
import type from '../../shared/styles/type.module.css';
import { classes } from '../../shared/ui/classes.ts';
import { Stack } from '../../shared/ui/layout/layout.tsx';
import { GuestPurchases } from './guest-purchases.tsx';
import { FinishRegistration } from './register/finish-registration.tsx';
import { Loaded } from '../../shared/ui/states/loaded.tsx';
import css from './my-tickets.module.css';
import { Offers } from './transfer/offers.tsx';
import { PastTickets } from './past-tickets.tsx';
import { SavedNote } from './register/saved-note.tsx';
import { TicketList } from './ticket-list.tsx';
import { TicketsLoading } from './tickets-loading.tsx';
import { TransferredTickets } from './transfer/transferred-tickets.tsx';
import { Volunteering } from './volunteering.tsx';
import { useMine, useTransferred } from './use-tickets.ts';

const NoTickets = lazy(async () => ({ default: (await import('./no-tickets.tsx')).NoTickets }));

/** Tickets of the person: offers first, then starts to come, then two sections that open (ME-01…07). */
export const MyTickets = () => {
  const t = useTranslations('myTickets');
  const o = useTranslations('myOrders');
  const user = useUser();
  const [now] = useState(() => Date.now() / 1000);
  useTicketWorker();
  const mine = useMine();
  const transferred = useTransferred();
  const coming = mine.data?.data.filter((ticket) => isComing(ticket, now)) ?? [];
  const registered = coming.filter(isNamed);
  const unregistered = coming.filter((ticket) => !isNamed(ticket));
  const offers = transferred.data?.filter(({ actions }) => actions.includes('confirm')) ?? [];
  const given = transferred.data?.filter(({ transfer }) => transfer?.direction === 'out');
  const savedAt = mine.data?.savedAt ?? null;
  return (
    <Stack gap={32}>
      <FinishRegistration />
      {savedAt !== null && <SavedNote savedAt={savedAt} />}
      {offers.length > 0 && <Offers tickets={offers} />}
      <Loaded read={mine} skeleton={<TicketsLoading />} failed={t('failed')}>
        {() => (
          <>
            {coming.length === 0 && offers.length === 0 && (
              <Suspense fallback={<TicketsLoading />}>
                {transferred.isLoading ? <TicketsLoading /> : <NoTickets />}
              </Suspense>
            )}
            <Part id="registered" title={t('registered')} tickets={registered} />
            <Part id="unregistered" title={t('unregistered')} tickets={unregistered} />
          </>
        )}
      </Loaded>
      {!mine.isPending && (
        <>
          <div>
            <PastTickets />
            {user?.temporary === false && (
              <TransferredTickets
                tickets={given}
                isFailed={transferred.isError}
                isBusy={transferred.isFetching}
                onRetry={() => void transferred.refetch()}
              />
            )}
            {user?.temporary === false && <Volunteering />}
          </div>
          <p>
            <Link className={classes(type['link'], type['alone'])} to="/me/orders">
              {o('toAll')}
            </Link>
          </p>
          <GuestPurchases />
        </>
      )}
    </Stack>
  );
};

const Part = ({ id, title, tickets }: { id: string; title: string; tickets: readonly Ticket[] }) =>
  tickets.length > 0 && (
    <section className={css['section']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <TicketList tickets={tickets} />
    </section>
  );
