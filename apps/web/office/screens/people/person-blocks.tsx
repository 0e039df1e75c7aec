import type { OfficePerson } from '@trassa/contracts/office';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { SITE_ZONE, useFormat } from '../../../app/shared/format/use-format.ts';
import { Card } from '../../shared/ui/card.tsx';
import { Entries } from '../../shared/ui/entries.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import { OrderStatus } from '../../shared/words/order-status.tsx';
import { TicketStatus } from '../../shared/words/ticket-status.tsx';

type Item = { readonly key: string; readonly when: ReactNode; readonly text: ReactNode };
type Block = { readonly id: BlockId; readonly count: number; readonly items: readonly Item[] };
type BlockId =
  | 'tickets'
  | 'orders'
  | 'policies'
  | 'certificates'
  | 'clubs'
  | 'results'
  | 'requests'
  | 'consents'
  | 'logins';

/** What a person has, block by block; one without anything is not shown. */
export const PersonBlocks = ({ person }: { person: OfficePerson }) => {
  const t = useTranslations('people');
  const blocks = useBlocks(person).filter(({ count }) => count > 0);
  return blocks.map(({ id, count, items }) => (
    <Card
      key={id}
      title={t(`block.${id}`)}
      aside={count > items.length ? t('of', { shown: items.length, count }) : count}
      isFlush
    >
      <Entries items={items} />
    </Card>
  ));
};

const useBlocks = (person: OfficePerson): Block[] => {
  const t = useTranslations('people');
  const { day, money } = useFormat();
  const moment = useMoment();
  const known = (key: string, otherwise: string): string =>
    t.has(key as 'purpose.offer') ? t(key as 'purpose.offer') : otherwise;
  const blockOf = <T,>(
    id: BlockId,
    block: { items: T[]; count: number } | null,
    draw: (item: T) => { key: string; when: ReactNode; text: ReactNode },
  ): Block => ({ id, count: block?.count ?? 0, items: block?.items.map(draw) ?? [] });
  return [
    blockOf('tickets', person.tickets, (ticket) => ({
      key: ticket.public_id,
      when: day(ticket.start_time, SITE_ZONE),
      text: (
        <>
          <Link to={`/tickets/${ticket.public_id}`}>
            {ticket.start.title}, {ticket.format.title}
          </Link>{' '}
          <TicketStatus status={ticket.status as 'active'} />
          <br />
          {[ticket.name, ticket.start_number && t('bib', { number: String(ticket.start_number) })]
            .filter(Boolean)
            .join(', ') || t('unnamed')}
          {!ticket.holds && `, ${t('passedOn')}`}
        </>
      ),
    })),
    blockOf('orders', person.orders, (order) => ({
      key: order.public_id,
      when: moment(order.created),
      text: (
        <>
          <Link to={`/orders/${order.public_id}`}>{order.short}</Link>, {money(order.total)}{' '}
          <OrderStatus status={order.status as 'paid'} />
        </>
      ),
    })),
    blockOf('policies', person.policies, (policy) => ({
      key: policy.public_id,
      when: `${day(policy.from, SITE_ZONE)} – ${day(policy.until, SITE_ZONE)}`,
      text: (
        <>
          <Link to={`/insurance/policies/${policy.public_id}`}>{policy.number}</Link>, {t(`policy.${policy.state}`)}
        </>
      ),
    })),
    blockOf('certificates', person.certificates, (one) => ({
      key: one.public_id,
      when: t('until', { day: day(one.until, SITE_ZONE) }),
      text: t(one.bought ? 'certificateBought' : 'certificateGot', {
        amount: money(one.amount),
        balance: money(one.balance),
      }),
    })),
    blockOf('clubs', person.clubs, (club) => ({
      key: club.public_id,
      when: day(club.joined, SITE_ZONE),
      text: club.title,
    })),
    blockOf('results', person.results, (result) => ({
      key: result.public_id,
      when: day(result.start_time, SITE_ZONE),
      text: `${result.start.title}${result.place === null ? '' : `, ${t('placed', { place: result.place })}`}`,
    })),
    blockOf('requests', person.requests, (one) => ({
      key: one.public_id,
      when: moment(one.at),
      text: known(`request.${one.type}`, one.type),
    })),
    blockOf('consents', person.consents, (one) => ({
      key: `${one.purpose}-${one.at}-${String(one.given)}`,
      when: moment(one.at),
      text: t(one.given ? 'consentGiven' : 'consentTaken', {
        purpose: known(`purpose.${one.purpose}`, one.purpose),
        version: one.version ?? 1,
      }),
    })),
    blockOf('logins', person.logins, (login) => ({
      key: login.public_id,
      when: moment(login.last_used),
      text: `${[login.device === 'other' ? t('otherDevice') : login.device, login.place].filter(Boolean).join(', ') || known(`method.${login.method}`, login.method)}${login.ended ? `, ${t('ended')}` : ''}`,
    })),
  ];
};
