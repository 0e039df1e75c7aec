import { countLines } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import type { PaidProps } from '../../features/order/thanks-kind.ts';
import { PaidFrame } from '../../features/order/paid-frame.tsx';
import { useOrderPlace } from '../../features/order/use-order-place.ts';
import { kindsIn } from '../../shared/basket/bought-lines.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { pageExists } from '../../shared/navigation.ts';
import { TicketFile } from '../../shared/ticket/ticket-file.tsx';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Note } from '../../shared/ui/states/note.tsx';
import { withEmail } from '../../shared/format/email.tsx';
import { BoughtTickets } from './bought-tickets.tsx';
import { TicketSteps } from './ticket-steps.tsx';
import { useOrderTickets } from './use-order-tickets.ts';

/** Thanks for an order with tickets: the race it is for, the numbers, what to bring and when to come. */
export const TicketsPaid = ({ kinds, order }: PaidProps) => {
  const t = useTranslations('thanks');
  const u = useTranslations('ui');
  const format = useFormat();
  const { format: race, city } = useOrderPlace(kinds, order);
  const { tickets, isLoading, isFailed, retry } = useOrderTickets(order);
  const [first] = tickets.toSorted((a, b) => a.starts_at - b.starts_at);
  const start = first?.event_format ?? race;
  const days = start ? format.daysTo(first?.starts_at ?? start.start_time, start.timezone) : -1;
  const isUnproved = order.confirmation?.state === 'waiting';
  return (
    <PaidFrame
      kinds={kinds}
      order={order}
      city={city}
      title={t(order.tickets.some(({ move }) => move) ? 'move.done' : 'title')}
      lead={
        <>
          <p>
            {t.rich(isUnproved ? (first ? 'here' : 'toConfirm') : 'sent', {
              count: countLines(order.tickets),
              ...withEmail(order.email),
              b: (text) => <b>{text}</b>,
            })}
          </p>
          {days >= 0 && <p>{days === 0 ? t('today') : t('until', { days: u('days', { count: days }) })}</p>}
        </>
      }
      actions={
        first && (
          <>
            {pageExists('/me') && (
              <ButtonLink size="xl" to="/me" data-main="">
                {t('mine')}
              </ButtonLink>
            )}
            <TicketFile ticket={first} type="ics" size="xl" kind={pageExists('/me') ? 'line' : 'primary'}>
              {t('addToCalendar')}
            </TicketFile>
          </>
        )
      }
      isLoading={isLoading}
      hasLines={tickets.length === 0 || kindsIn(kinds, order).length > 1}
      heading={t('yours')}
      notes={
        <>
          {isFailed && (
            <Note kind="error" role="alert">
              <p>{t('ticketsFailed')}</p>
              <Button kind="line" size="sm" onClick={retry}>
                {u('retry')}
              </Button>
            </Note>
          )}
          {!isLoading && !isFailed && tickets.length === 0 && (
            <Note>{t.rich(isUnproved ? 'elsewhereFree' : 'elsewhere', withEmail(order.email))}</Note>
          )}
        </>
      }
      steps={<TicketSteps kinds={kinds} order={order} tickets={tickets} format={race} city={city} />}
    >
      <BoughtTickets tickets={tickets} />
    </PaidFrame>
  );
};
