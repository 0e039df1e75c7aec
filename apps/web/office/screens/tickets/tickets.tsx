import { useQuery } from '@tanstack/react-query';
import type { OfficeTicketRow } from '@trassa/contracts/office';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { calls } from '../../generated/calls.ts';
import { lists } from '../../generated/lists.ts';
import { readList } from '../../shared/api/query.ts';
import { ListScreen } from '../../shared/list/list-screen.tsx';
import { useListParams } from '../../shared/list/use-list.ts';
import { useListWords } from '../../shared/list/use-list-words.ts';
import type { DataColumn } from '../../shared/ui/data-table.tsx';
import { TicketStatus } from '../../shared/words/ticket-status.tsx';

/** /admin/tickets: who runs, and with which papers. */
export const Tickets = () => {
  const t = useTranslations('tickets');
  const { day, money } = useFormat();
  const words = useListWords('tickets');
  const [params, setParams] = useListParams();
  const read = useQuery(readList(calls.tickets.list, { query: params }));
  const columns: DataColumn<OfficeTicketRow>[] = [
    {
      id: 'name',
      title: t('column.name'),
      onPhone: 'name',
      cell: (ticket) => <Link to={`/tickets/${ticket.public_id}`}>{ticket.name || t('unnamed')}</Link>,
    },
    {
      id: 'number',
      title: t('column.number'),
      isNumber: true,
      onPhone: 'amount',
      cell: (ticket) => (ticket.start_number === null ? '–' : <b>{ticket.start_number}</b>),
    },
    {
      id: 'start',
      title: t('column.start'),
      isWide: true,
      onPhone: 'detail',
      cell: ({ event, start, format }) => `${event.title}, ${day(start.starts, start.timezone)}, ${format.title}`,
    },
    { id: 'wave', title: t('column.wave'), isMinor: true, cell: (ticket) => ticket.wave ?? '–' },
    { id: 'kind', title: t('column.kind'), isMinor: true, cell: (ticket) => words.value('kind', ticket.kind) },
    { id: 'age', title: t('column.age'), isNumber: true, isMinor: true, cell: (ticket) => ticket.age ?? '–' },
    { id: 'team', title: t('column.team'), isMinor: true, cell: (ticket) => ticket.team?.title ?? '–' },
    { id: 'phone', title: t('column.phone'), isMinor: true, cell: (ticket) => ticket.phone?.masked ?? '–' },
    { id: 'price', title: t('column.price'), isNumber: true, isMinor: true, cell: (ticket) => money(ticket.price) },
    {
      id: 'state',
      title: t('column.state'),
      onPhone: 'status',
      cell: (ticket) => <TicketStatus status={ticket.status} />,
    },
  ];
  return (
    <ListScreen
      title={t('title')}
      searchHint={t('search')}
      empty={<p>{t('empty')}</p>}
      filters={lists.tickets.filters}
      views={lists.tickets.views}
      words={words}
      params={params}
      onChange={setParams}
      read={read}
      columns={columns}
      keyOf={(ticket) => ticket.public_id}
    />
  );
};
