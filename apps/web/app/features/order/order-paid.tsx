import type { OrderView as Order } from '@trassa/contracts';
import { removeBought } from '@trassa/rules';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { changeBasket, useBasket } from '../../shared/basket/basket-store.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { pageExists } from '../../shared/navigation.ts';
import type from '../../shared/styles/type.module.css';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Stack, Wrap } from '../../shared/ui/layout.tsx';
import { Note } from '../../shared/ui/note.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Tag } from '../../shared/ui/tag.tsx';
import { FinishRegistration } from './finish-registration.tsx';
import { NextSteps } from './next-steps.tsx';
import { OrderHero } from './order-hero.tsx';
import { OrderLines } from './order-lines.tsx';
import css from './order-page.module.css';
import { TicketBib } from '../../shared/ticket/ticket-bib.tsx';
import { TicketFile } from '../../shared/ticket/ticket-file.tsx';
import { useOrderPlace } from './use-order-place.ts';
import { useOrderTickets } from './use-order-tickets.ts';

/** What was bought leaves the basket; the rest waits there for a payment of its own (BASKET-45, BASKET-46, DEC-86). */
const useBought = (order: Order): boolean => {
  const goods = useBasket();
  useEffect(() => {
    changeBasket((now) =>
      removeBought(now, [...order.tickets, ...order.shop, ...order.certificates, ...order.insurances]),
    );
  }, [order]);
  return goods.length > 0;
};

export const OrderPaid = ({ order }: { order: Order }) => {
  const t = useTranslations('thanks');
  const u = useTranslations('ui');
  const card = useTranslations('ticket');
  const format = useFormat();
  const { format: race, city } = useOrderPlace(order);
  const { tickets, isLoading, isFailed, retry } = useOrderTickets(order);
  const isBasketFilled = useBought(order);
  const [first] = tickets.toSorted((a, b) => a.event_format.start_time - b.event_format.start_time);
  const start = first?.event_format ?? race;
  const days = start ? format.daysTo(start.start_time, start.timezone) : -1;
  const count = order.tickets.reduce((sum, line) => sum + line.count, 0);
  return (
    <>
      <OrderHero
        isPaid
        city={city}
        tag={
          <Tag kind="warn" icon="check">
            {order.amount > 0 ? t('paid', { sum: format.money(order.amount) }) : t('free')}
          </Tag>
        }
        title={t('title')}
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
      >
        <p>{t.rich('sent', { count, email: order.email, b: (text) => <b>{text}</b> })}</p>
        {days >= 0 && <p>{days === 0 ? t('today') : t('until', { days: u('days', { count: days }) })}</p>}
      </OrderHero>
      <Wrap className={css['tickets']}>
        <h2 className={type['hidden']}>{t('yours')}</h2>
        <Stack gap={20}>
          {tickets.map((ticket) => (
            <TicketBib key={ticket.public_id} ticket={ticket}>
              <TicketFile ticket={ticket} type="pdf">
                {card('pdf')}
              </TicketFile>
              <TicketFile ticket={ticket} type="ics" kind="quiet">
                {card('calendar')}
              </TicketFile>
            </TicketBib>
          ))}
          {isLoading && (
            <div role="status" aria-label={t('loading')}>
              <Skeleton height="292px" />
            </div>
          )}
          {!isLoading && tickets.length === 0 && <OrderLines order={order} />}
          {isFailed && (
            <Note kind="error" role="alert">
              <p>{t('ticketsFailed')}</p>
              <Button kind="line" size="sm" onClick={retry}>
                {u('retry')}
              </Button>
            </Note>
          )}
          {!isLoading && !isFailed && tickets.length === 0 && <Note>{t('elsewhere', { email: order.email })}</Note>}
          {isBasketFilled && (
            <Note kind="warn">{t.rich('remains', { link: (text) => <Link to="/basket">{text}</Link> })}</Note>
          )}
          <FinishRegistration />
        </Stack>
      </Wrap>
      <NextSteps email={order.email} tickets={tickets} format={race} city={city} />
    </>
  );
};
