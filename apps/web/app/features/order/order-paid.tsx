import type { OrderView as Order } from '@trassa/contracts';
import { removeBought } from '@trassa/rules';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { changeBasket, useBasket } from '../../shared/basket/basket-store.ts';
import { forgetCertificateCodes } from '../../shared/basket/certificate-codes.ts';
import { takeFromStale } from '../../shared/basket/stale-lines.ts';
import { forgetWaitingOrder } from '../../shared/basket/waiting-order.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { pageExists } from '../../shared/navigation.ts';
import type from '../../shared/styles/type.module.css';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Stack, Wrap } from '../../shared/ui/layout/layout.tsx';
import { Note } from '../../shared/ui/states/note.tsx';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { Tag } from '../../shared/ui/tag.tsx';
import { ConfirmOrder } from './confirm-order.tsx';
import { FinishRegistration } from './finish-registration.tsx';
import { NextSteps } from './next-steps.tsx';
import { OrderHero } from './order-hero.tsx';
import { OrderLines } from './order-lines.tsx';
import css from './order-page.module.css';
import { TicketBib } from '../../shared/ticket/ticket-bib.tsx';
import { TicketFile } from '../../shared/ticket/ticket-file.tsx';
import { useOrderPlace } from './use-order-place.ts';
import { useOrderTickets } from './use-order-tickets.ts';

const linesOf = ({ tickets, shop, certificates, insurances }: Order) => [
  ...tickets,
  ...shop,
  ...certificates,
  ...insurances,
];

/** What was bought leaves the basket; the rest waits there for a payment of its own (BASKET-45, BASKET-46, DEC-86). */
const useBought = (order: Order): boolean => {
  const goods = useBasket();
  useEffect(() => {
    const bought = linesOf(order);
    changeBasket((now) => removeBought(now, bought));
    takeFromStale(({ unique_id }) => bought.some((line) => line.unique_id === unique_id));
    if (order.certificates_amount > 0) forgetCertificateCodes();
    forgetWaitingOrder(order.public_id);
  }, [order]);
  return goods.length > 0;
};

/** Presents alone have a page of their own (DEC-105). */
const isPresents = ({ tickets, shop, certificates, insurances }: Order): boolean =>
  certificates.length > 0 && tickets.length + shop.length + insurances.length === 0;

/** Where things without a ticket can be followed. */
const GoodsActions = ({ order }: { order: Order }) => {
  const t = useTranslations('thanks');
  const c = useTranslations('certificates');
  return (
    <>
      {isPresents(order) && (
        <ButtonLink size="xl" to="/shop/certificates" data-main="">
          {c('more')}
        </ButtonLink>
      )}
      {order.shop.length > 0 && pageExists('/me/orders') && (
        <ButtonLink size="xl" to="/me/orders" data-main="">
          {t('myOrders')}
        </ButtonLink>
      )}
      {order.shop.length === 0 && order.insurances.length > 0 && pageExists('/me/insurances') && (
        <ButtonLink size="xl" to="/me/insurances" data-main="">
          {t('myInsurances')}
        </ButtonLink>
      )}
      {pageExists('/shop') && (
        <ButtonLink kind="line" size="xl" to="/shop">
          {t('toShop')}
        </ButtonLink>
      )}
    </>
  );
};

export const OrderPaid = ({ order }: { order: Order }) => {
  const t = useTranslations('thanks');
  const u = useTranslations('ui');
  const card = useTranslations('ticket');
  const c = useTranslations('certificates');
  const format = useFormat();
  const { format: race, city } = useOrderPlace(order);
  const { tickets, isLoading, isFailed, retry } = useOrderTickets(order);
  const isBasketFilled = useBought(order);
  const [first] = tickets.toSorted((a, b) => a.starts_at - b.starts_at);
  const start = first?.event_format ?? race;
  const days = start ? format.daysTo(first?.starts_at ?? start.start_time, start.timezone) : -1;
  const count = order.tickets.reduce((sum, line) => sum + line.count, 0);
  const presents = order.certificates.reduce((sum, line) => sum + line.count, 0);
  const hasTickets = count > 0;
  const isUnproved = order.confirmation?.state === 'waiting';
  const hasMore = order.tickets.length < linesOf(order).length;
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
        title={hasTickets ? t('title') : isPresents(order) ? c('paidTitle') : t('titleGoods')}
        actions={
          first ? (
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
          ) : (
            !hasTickets && <GoodsActions order={order} />
          )
        }
      >
        <p>
          {isPresents(order)
            ? c.rich('paidSent', { count: presents, email: order.email, b: (text) => <b>{text}</b> })
            : t.rich(isUnproved ? (first ? 'here' : 'toConfirm') : hasTickets ? 'sent' : 'sentOrder', {
                count,
                email: order.email,
                b: (text) => <b>{text}</b>,
              })}
        </p>
        {days >= 0 && <p>{days === 0 ? t('today') : t('until', { days: u('days', { count: days }) })}</p>}
      </OrderHero>
      <Wrap className={css['tickets']}>
        {hasTickets && <h2 className={type['hidden']}>{t('yours')}</h2>}
        <Stack gap={20}>
          <ConfirmOrder order={order} />
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
          {!isLoading && (tickets.length === 0 || hasMore) && <OrderLines order={order} />}
          {isFailed && (
            <Note kind="error" role="alert">
              <p>{t('ticketsFailed')}</p>
              <Button kind="line" size="sm" onClick={retry}>
                {u('retry')}
              </Button>
            </Note>
          )}
          {!isLoading && !isFailed && hasTickets && tickets.length === 0 && (
            <Note>{t(isUnproved ? 'elsewhereFree' : 'elsewhere', { email: order.email })}</Note>
          )}
          {isBasketFilled && (
            <Note kind="warn">{t.rich('remains', { link: (text) => <Link to="/basket">{text}</Link> })}</Note>
          )}
          <FinishRegistration />
        </Stack>
      </Wrap>
      <NextSteps order={order} tickets={tickets} format={race} city={city} />
    </>
  );
};
