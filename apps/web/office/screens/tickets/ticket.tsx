import { useQuery } from '@tanstack/react-query';
import type { OfficeTicket } from '@trassa/contracts/office';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { KeyValue } from '../../../app/shared/ui/layout/key-value.tsx';
import { calls } from '../../generated/calls.ts';
import { read } from '../../shared/api/query.ts';
import { useListWords } from '../../shared/list/use-list-words.ts';
import { Card, Split } from '../../shared/ui/card.tsx';
import { Entries } from '../../shared/ui/entries.tsx';
import { History } from '../../shared/ui/history.tsx';
import { Letters } from '../../shared/ui/letters.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import { TicketStatus } from '../../shared/words/ticket-status.tsx';
import { TicketActs } from './acts/ticket-acts.tsx';
import { Moves } from './move/moves.tsx';
import { Papers } from './papers.tsx';
import { TicketForm } from './ticket-form.tsx';

/** /admin/tickets/:id: one place at one start, whose it is and with what. */
export const Ticket = () => {
  const { id = '' } = useParams();
  const ticket = useQuery(read(calls.tickets.read, { params: { id } }));
  return <ReadState read={ticket}>{({ values }) => <Sheet ticket={values} />}</ReadState>;
};

const Sheet = ({ ticket }: { ticket: OfficeTicket }) => {
  const t = useTranslations('tickets');
  const { day } = useFormat();
  const { event, start, format } = ticket;
  return (
    <>
      <PageHead
        title={
          ticket.start_number === null
            ? t('one', { number: ticket.ticket_number })
            : t('oneNumber', { number: String(ticket.start_number) })
        }
        state={<TicketStatus status={ticket.status} />}
        present={{ kind: 'ticket', id: ticket.public_id }}
        facts={
          <Link to={`/starts/${start.public_id}/participants`}>
            {`${event.title}, ${day(start.starts, start.timezone)}, ${format.title}`}
          </Link>
        }
      />
      <Split
        side={
          <>
            <TicketActs ticket={ticket} />
            <Place ticket={ticket} />
            <Moves moves={ticket.moves} />
            <Money ticket={ticket} />
            <History call={calls.tickets.history} id={ticket.public_id} />
          </>
        }
      >
        <TicketForm ticket={ticket} />
        <Papers ticket={ticket} />
        <People ticket={ticket} />
        <Letters letters={ticket.letters} />
      </Split>
    </>
  );
};

const Place = ({ ticket }: { ticket: OfficeTicket }) => {
  const t = useTranslations('tickets');
  const moment = useMoment();
  const words = useListWords('tickets');
  const { seat } = ticket;
  const facts: [string, string | number | null][] = [
    [t('ticketNumber'), ticket.ticket_number],
    [t('column.kind'), words.value('kind', ticket.kind)],
    [t('column.wave'), ticket.wave],
    [t('column.team'), ticket.team?.title ?? null],
    [t('column.club'), ticket.club?.title ?? null],
    [t('column.shirt'), ticket.shirt],
    [t('seat'), seat && t('seatOf', { ...seat })],
    [t('insured'), ticket.insured ? t('yes') : t('no')],
    [t('column.registered'), ticket.registered === null ? t('no') : moment(ticket.registered)],
    [t('column.handedOut'), ticket.handed_out === null ? t('no') : moment(ticket.handed_out)],
  ];
  return (
    <Card title={t('place')}>
      <KeyValue items={facts.flatMap(([key, value]) => (value === null ? [] : [{ key, value }]))} />
    </Card>
  );
};

const Money = ({ ticket }: { ticket: OfficeTicket }) => {
  const t = useTranslations('tickets');
  const orders = useTranslations('orders');
  const { money } = useFormat();
  const moment = useMoment();
  const { price, paid, reason, return: returned } = ticket.money;
  return (
    <Card title={t('money')}>
      <KeyValue
        items={[
          {
            key: t('column.order'),
            value: <Link to={`/orders/${ticket.order.public_id}`}>{ticket.order.number}</Link>,
          },
          { key: t('column.bought'), value: moment(ticket.bought) },
          { key: t('column.price'), value: money(price) },
          ...(reason === null ? [] : [{ key: t('reason'), value: ticket.promocode ?? orders(`reason.${reason}`) }]),
          { key: t('paid'), value: money(paid) },
          ...(returned === null
            ? []
            : [
                {
                  key: t('returned'),
                  value: `${money(-returned.sum - returned.insurance)}, ${t(returned.done === null ? 'returnWaits' : 'returnDone', { moment: moment(returned.done ?? returned.asked) })}`,
                },
              ]),
        ]}
      />
    </Card>
  );
};

const People = ({ ticket }: { ticket: OfficeTicket }) => {
  const t = useTranslations('tickets');
  const moment = useMoment();
  const { holder, purchaser, transfers } = ticket;
  const nameOf = (person: OfficeTicket['holder']): string =>
    [person.name, person.email?.masked, person.phone?.masked].filter(Boolean).join(', ') || '–';
  return (
    <Card title={t('people')}>
      <KeyValue
        items={[
          { key: t('holder'), value: nameOf(holder), isLong: true },
          ...(purchaser.public_id === holder.public_id
            ? []
            : [{ key: t('purchaser'), value: nameOf(purchaser), isLong: true }]),
        ]}
      />
      {transfers.length > 0 && (
        <Entries
          items={transfers.map((transfer, index) => ({
            key: String(index),
            when: moment(transfer.closed ?? transfer.offered),
            text: t(`transfer.${transfer.status}`, {
              from: transfer.from.name || '–',
              to: transfer.to?.name ?? transfer.email?.masked ?? '–',
            }),
          }))}
        />
      )}
    </Card>
  );
};
