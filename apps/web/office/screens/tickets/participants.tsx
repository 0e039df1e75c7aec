import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ButtonLink } from '../../../app/shared/ui/button.tsx';
import { calls } from '../../generated/calls.ts';
import { lists } from '../../generated/lists.ts';
import { read, readList } from '../../shared/api/query.ts';
import { useMay } from '../../shared/door/session.ts';
import { ListScreen } from '../../shared/list/list-screen.tsx';
import { useListParams } from '../../shared/list/use-list.ts';
import { useListWords } from '../../shared/list/use-list-words.ts';
import { StartTabs } from '../starts/start-tabs.tsx';
import { pickColumns, useTicketColumns } from './ticket-columns.tsx';

const columns = ['name', 'number', 'format', 'kind', 'age', 'gender', 'shirt', 'documents', 'team', 'bought', 'state'];
/** Of one start nobody asks for another. */
const { event: _event, start: _start, ...filters } = lists.tickets.filters;

/** /admin/starts/:id/participants: everybody of one start (3.4). */
export const Participants = () => {
  const { id = '' } = useParams();
  const t = useTranslations('tickets');
  const may = useMay();
  const words = useListWords('tickets');
  const all = useTicketColumns();
  const [params, setParams] = useListParams();
  const query = { ...params, 'f.start': id };
  const listed = useQuery(readList(calls.tickets.list, { query }));
  const start = useQuery({ ...read(calls.starts.read, { params: { id } }), enabled: may('events.view') }).data?.values;
  return (
    <ListScreen
      list="participants"
      title={start ? `${start.event.title}, ${start.city.name}` : t('participants')}
      isName={start !== undefined}
      parts={<StartTabs id={id} />}
      actions={may('tickets.invite') && <ButtonLink to={`/starts/${id}/invite`}>{t('inviteHere')}</ButtonLink>}
      searchHint={t('search')}
      empty={<p>{t('empty')}</p>}
      filters={filters}
      views={lists.tickets.views}
      words={words}
      params={params}
      asked={query}
      onChange={setParams}
      read={listed}
      columns={pickColumns(all, columns)}
      exported="tickets"
      keyOf={(ticket) => ticket.public_id}
      bulk={{ call: calls.tickets.bulk, count: calls.tickets.count, acts: lists.tickets.bulk }}
    />
  );
};
