import type { OfficeTicketRow } from '@trassa/contracts/office';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { useListWords } from '../../shared/list/use-list-words.ts';
import type { DataColumn } from '../../shared/ui/data-table.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import { TicketStatus } from '../../shared/words/ticket-status.tsx';

type Column = DataColumn<OfficeTicketRow>;

/** Columns of tickets, by their names; each list shows those that it is about. */
export const useTicketColumns = (): Readonly<Record<string, Column>> => {
  const t = useTranslations('tickets');
  const { day, money } = useFormat();
  const moment = useMoment();
  const words = useListWords('tickets');
  const minor = (id: string, title: string, cell: Column['cell'], isNumber = false): Column => ({
    id,
    title,
    cell,
    isNumber,
    isMinor: true,
  });
  return {
    name: {
      id: 'name',
      title: t('column.name'),
      onPhone: 'name',
      cell: (ticket) => <Link to={`/tickets/${ticket.public_id}`}>{ticket.name || t('unnamed')}</Link>,
    },
    number: {
      id: 'number',
      title: t('column.number'),
      isNumber: true,
      onPhone: 'amount',
      cell: (ticket) => (ticket.start_number === null ? '–' : <b>{ticket.start_number}</b>),
    },
    start: {
      id: 'start',
      title: t('column.start'),
      isWide: true,
      onPhone: 'detail',
      cell: ({ event, start, format }) => `${event.title}, ${day(start.starts, start.timezone)}, ${format.title}`,
    },
    format: {
      id: 'format',
      title: t('column.format'),
      isWide: true,
      onPhone: 'detail',
      cell: ({ format, wave }) => [format.title, wave].filter(Boolean).join(', '),
    },
    wave: minor('wave', t('column.wave'), (ticket) => ticket.wave ?? '–'),
    kind: minor('kind', t('column.kind'), (ticket) => words.value('kind', ticket.kind)),
    age: minor('age', t('column.age'), (ticket) => ticket.age ?? '–', true),
    gender: minor('gender', t('column.gender'), ({ gender }) =>
      gender === null ? '–' : words.value('gender', gender),
    ),
    team: minor('team', t('column.team'), (ticket) => ticket.team?.title ?? '–'),
    shirt: minor('shirt', t('column.shirt'), (ticket) => ticket.shirt ?? '–'),
    documents: minor('documents', t('column.documents'), ({ documents }) =>
      documents === null ? '–' : words.value('documents', documents),
    ),
    phone: minor('phone', t('column.phone'), (ticket) => ticket.phone?.masked ?? '–'),
    price: minor('price', t('column.price'), (ticket) => money(ticket.price), true),
    bought: minor('bought', t('column.bought'), (ticket) => moment(ticket.bought)),
    state: {
      id: 'state',
      title: t('column.state'),
      onPhone: 'status',
      cell: (ticket) => <TicketStatus status={ticket.status} />,
    },
  };
};

/** Those of these names, in their order. */
export const pickColumns = (columns: Readonly<Record<string, Column>>, names: readonly string[]): Column[] =>
  names.flatMap((name) => columns[name] ?? []);
