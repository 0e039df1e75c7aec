import type { OnlineRace, Ticket } from '@trassa/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../../generated/calls.ts';
import { request } from '../../../shared/api/browser-client.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Note } from '../../../shared/ui/states/note.tsx';
import { Skeleton } from '../../../shared/ui/states/skeleton.tsx';
import { Block } from '../../../shared/ui/layout/block.tsx';
import { LoadFailed } from '../../../shared/ui/states/load-failed.tsx';
import { OnlineResult } from './online-result.tsx';
import { RunningClock } from './running-clock.tsx';
import { useDeadline } from '../use-deadline.ts';
import { useNow } from '../use-now.ts';
import { useOwner } from '../use-owner.ts';
import { useTicketAction } from '../use-ticket-action.ts';

/** A virtual race: its start, its clock, and the result that is handed in (DEC-66). */
export const OnlinePanel = ({ ticket }: { ticket: Ticket }) => {
  const t = useTranslations('myTicket');
  const owner = useOwner();
  const id = ticket.public_id;
  const race = useQuery<OnlineRace>({
    // Read anew with the ticket: both change together.
    queryKey: ['my-tickets', owner, 'online', id],
    queryFn: async () => (await request(calls.tickets.online, { params: { id } }, { ownErrors: true })).values,
  });
  return (
    <Block id="online-title" title={t('online')}>
      {race.isPending && <Skeleton height="96px" />}
      {race.isError && (
        <LoadFailed text={t('onlineFailed')} isBusy={race.isFetching} onRetry={() => void race.refetch()} />
      )}
      {race.data && <Race ticket={ticket} race={race.data} />}
    </Block>
  );
};

const Race = ({ ticket, race }: { ticket: Ticket; race: OnlineRace }) => {
  const t = useTranslations('myTicket');
  const deadline = useDeadline(ticket.event_format.timezone);
  const starting = useTicketAction(() => request(calls.tickets.runOnline, { body: { public_id: ticket.public_id } }));
  const now = useNow();
  const mayRun = ticket.actions.includes('online') && now >= race.from && now < race.until;
  const time = race.result_time ?? '';
  if (race.status === 'checking') return <Note role="status">{t('onlineChecking', { time })}</Note>;
  if (race.status === 'accepted') return <Note kind="success">{t('onlineAccepted', { time })}</Note>;
  return (
    <>
      {now < race.from && <p>{t('onlineFrom', { from: deadline(race.from) })}</p>}
      {now >= race.until && <p>{t('onlineOver', { until: deadline(race.until) })}</p>}
      {race.status === 'declined' && (
        <Note kind="error">{race.comment ? t('onlineDeclinedWhy', { why: race.comment }) : t('onlineDeclined')}</Note>
      )}
      {mayRun && <p>{t('onlineUntil', { until: deadline(race.until) })}</p>}
      {mayRun && race.status === 'none' && (
        <div>
          <Button isBusy={starting.isPending} onClick={() => starting.mutate(undefined)}>
            {t('onlineStart')}
          </Button>
        </div>
      )}
      {race.status === 'started' && race.started !== null && now < race.until && <RunningClock from={race.started} />}
      {mayRun && race.status !== 'none' && <OnlineResult ticket={ticket} />}
    </>
  );
};
