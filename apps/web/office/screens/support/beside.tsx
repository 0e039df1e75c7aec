import type { OfficeSupportRequest } from '@trassa/contracts/office';
import { orderNumber } from '@trassa/rules';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { KeyValue } from '../../../app/shared/ui/layout/key-value.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Entries } from '../../shared/ui/entries.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import { OrderStatus } from '../../shared/words/order-status.tsx';
import { TicketStatus } from '../../shared/words/ticket-status.tsx';
import { RequestState } from './request-state.tsx';

type Props = { request: OfficeSupportRequest };

/** Who wrote, and whose it is. */
export const About = ({ request }: Props) => {
  const t = useTranslations('threads');
  const moment = useMoment();
  const { from, phone, language, club, assigned, person, wrote_signed_in: signedIn } = request;
  const rows = [
    [t('field.name'), from?.name],
    [t('field.email'), from && (signedIn ? from.email : `${from.email}, ${t('unproved')}`)],
    [t('field.phone'), phone],
    [t('field.club'), club],
    [t('field.signedIn'), t(signedIn ? 'yes' : 'no')],
    [t('field.language'), t(`languages.${language}`)],
    [t('field.created'), moment(request.created)],
    [t('field.assigned'), assigned?.name ?? t('nobody')],
    [t('field.firstAnswered'), request.first_answered === null ? null : moment(request.first_answered)],
    [t('field.closed'), request.closed === null ? null : moment(request.closed)],
  ] as const;
  return (
    <Card title={t('block.about')} footer={person && <Link to={`/people/${person}`}>{t('person')}</Link>}>
      <KeyValue items={rows.flatMap(([key, value]) => (value ? [{ key, value, isLong: value.length > 30 }] : []))} />
    </Card>
  );
};

/** What the person has, and what else was asked with the same e-mail. */
export const Beside = ({ request: { orders, tickets, related } }: Props) => {
  const t = useTranslations('threads');
  const moment = useMoment();
  const countOf = (shown: number, count: number) =>
    count > shown ? t('of', { shown: String(shown), count: String(count) }) : count;
  return (
    <>
      {related.length > 0 && (
        <Card title={t('block.related')} aside={related.length} isFlush>
          <Entries
            items={related.map((one) => ({
              key: one.public_id,
              when: moment(one.created),
              text: (
                <>
                  <Link to={`/support/${one.public_id}`}>{t('short', { number: String(one.number) })}</Link>,{' '}
                  {t(`value.type.${one.type}`)} <RequestState state={one.state} outcome={null} />
                </>
              ),
            }))}
          />
        </Card>
      )}
      {orders && orders.count > 0 && (
        <Card title={t('block.orders')} aside={countOf(orders.items.length, orders.count)} isFlush>
          <Entries
            items={orders.items.map((order) => ({
              key: order.public_id,
              when: moment(order.created),
              text: (
                <>
                  <Link to={`/orders/${order.public_id}`}>{orderNumber(order.public_id)}</Link>{' '}
                  <OrderStatus status={order.status as 'paid'} />
                </>
              ),
            }))}
          />
        </Card>
      )}
      {tickets && tickets.count > 0 && (
        <Card title={t('block.tickets')} aside={countOf(tickets.items.length, tickets.count)} isFlush>
          <Entries
            items={tickets.items.map((ticket) => ({
              key: ticket.public_id,
              when: <Link to={`/tickets/${ticket.public_id}`}>{ticket.number}</Link>,
              text: (
                <>
                  {ticket.title} <TicketStatus status={ticket.status as 'active'} />
                </>
              ),
            }))}
          />
        </Card>
      )}
    </>
  );
};
