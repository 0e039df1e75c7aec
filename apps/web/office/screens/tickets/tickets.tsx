import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { lists } from '../../generated/lists.ts';
import { readList } from '../../shared/api/query.ts';
import { ListScreen } from '../../shared/list/list-screen.tsx';
import { useListParams } from '../../shared/list/use-list.ts';
import { useListWords } from '../../shared/list/use-list-words.ts';
import { pickColumns, useTicketColumns } from './ticket-columns.tsx';

const columns = ['name', 'number', 'start', 'wave', 'kind', 'age', 'team', 'phone', 'price', 'state'];

/** /admin/tickets: who runs, and with which papers. */
export const Tickets = () => {
  const t = useTranslations('tickets');
  const words = useListWords('tickets');
  const all = useTicketColumns();
  const [params, setParams] = useListParams();
  const read = useQuery(readList(calls.tickets.list, { query: params }));
  return (
    <ListScreen
      list="tickets"
      title={t('title')}
      searchHint={t('search')}
      empty={<p>{t('empty')}</p>}
      filters={lists.tickets.filters}
      views={lists.tickets.views}
      words={words}
      params={params}
      onChange={setParams}
      read={read}
      columns={pickColumns(all, columns)}
      exported="tickets"
      keyOf={(ticket) => ticket.public_id}
      bulk={{ call: calls.tickets.bulk, count: calls.tickets.count, acts: lists.tickets.bulk }}
    />
  );
};
