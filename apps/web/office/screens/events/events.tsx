import type { OfficeEventRow } from '@trassa/contracts/office';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ButtonLink } from '../../../app/shared/ui/button.tsx';
import { calls } from '../../generated/calls.ts';
import { lists } from '../../generated/lists.ts';
import { readList } from '../../shared/api/query.ts';
import { useMay } from '../../shared/door/session.ts';
import { ListScreen } from '../../shared/list/list-screen.tsx';
import { useListWords } from '../../shared/list/use-list-words.ts';
import { useListParams } from '../../shared/list/use-list.ts';
import type { DataColumn } from '../../shared/ui/data-table.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import { EventStatus } from './event-status.tsx';

/** /admin/events: what starts of one name share, in reach (3.2). */
export const Events = () => {
  const t = useTranslations('events');
  const moment = useMoment();
  const may = useMay();
  const words = useListWords('events');
  const [params, setParams] = useListParams();
  const read = useQuery(readList(calls.events.list, { query: params }));
  const columns: DataColumn<OfficeEventRow>[] = [
    {
      id: 'title',
      title: t('column.title'),
      onPhone: 'name',
      cell: (event) => <Link to={`/events/${event.public_id}`}>{event.title_ru}</Link>,
    },
    { id: 'series', title: t('column.series'), onPhone: 'detail', isWide: true, cell: ({ series }) => series },
    {
      id: 'status',
      title: t('column.status'),
      onPhone: 'status',
      cell: ({ status }) => <EventStatus status={status} />,
    },
    { id: 'starts', title: t('column.starts'), isNumber: true, cell: ({ starts }) => starts },
    {
      id: 'next_start',
      title: t('column.next'),
      onPhone: 'amount',
      cell: ({ next_start: next }) => (next === null ? '–' : moment(next)),
    },
  ];
  return (
    <ListScreen
      list="events"
      title={t('title')}
      searchHint={t('search')}
      actions={
        <>
          <Link to="/series">{t('series')}</Link>
          {may('events.edit') && <ButtonLink to="/starts/new">{t('create')}</ButtonLink>}
        </>
      }
      empty={<p>{t('empty')}</p>}
      filters={lists.events.filters}
      views={lists.events.views}
      words={words}
      params={params}
      onChange={setParams}
      read={read}
      columns={columns}
      keyOf={(event) => event.public_id}
    />
  );
};
