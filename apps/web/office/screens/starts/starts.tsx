import type { OfficeStartRow } from '@trassa/contracts/office';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { ButtonLink } from '../../../app/shared/ui/button.tsx';
import { HeatBar } from '../../../app/shared/ui/heat.tsx';
import { calls } from '../../generated/calls.ts';
import { lists } from '../../generated/lists.ts';
import { readList } from '../../shared/api/query.ts';
import { useMay } from '../../shared/door/session.ts';
import { ListScreen } from '../../shared/list/list-screen.tsx';
import { useListWords } from '../../shared/list/use-list-words.ts';
import { useListParams } from '../../shared/list/use-list.ts';
import type { DataColumn } from '../../shared/ui/data-table.tsx';
import { Status } from '../../shared/ui/status.tsx';
import { StartStatus } from './start-status.tsx';
import css from './starts.module.css';

/** /admin/starts: what is on sale, what comes, what is being prepared (3.4). */
export const Starts = () => {
  const t = useTranslations('starts');
  const { day, money } = useFormat();
  const may = useMay();
  const words = useListWords('starts');
  const [params, setParams] = useListParams();
  const read = useQuery(readList(calls.starts.list, { query: params }));
  const nextOf = ({ next_step: next, timezone }: OfficeStartRow): string => {
    if (!next) return '';
    const at = day(next.at, timezone);
    return next.price === null ? t('opens', { day: at }) : t('stepAt', { price: money(next.price), day: at });
  };
  const columns: DataColumn<OfficeStartRow>[] = [
    {
      id: 'start',
      title: t('column.start'),
      onPhone: 'name',
      cell: (start) => <Link to={`/starts/${start.public_id}`}>{start.city.name}</Link>,
    },
    { id: 'event', title: t('column.event'), isWide: true, cell: ({ event }) => event.title },
    {
      id: 'date',
      title: t('column.date'),
      onPhone: 'detail',
      cell: (start) => day(start.start_time, start.timezone),
    },
    {
      id: 'state',
      title: t('column.state'),
      onPhone: 'status',
      cell: ({ state, alarms: [alarm] }) =>
        alarm && alarm !== 'stopped' ? (
          <span className={css['alarm']}>
            <StartStatus state={state} />
            <Status kind="warn">{t(`alarm.${alarm}`)}</Status>
          </span>
        ) : (
          <StartStatus state={state} />
        ),
    },
    {
      id: 'taken',
      title: t('column.taken'),
      isMinor: true,
      cell: ({ sold, capacity }) =>
        capacity > 0 ? (
          <HeatBar value={sold / capacity} className={css['bar']} />
        ) : (
          <span className={css['none']}>{t('noFormats')}</span>
        ),
    },
    {
      id: 'places',
      title: t('column.places'),
      isNumber: true,
      cell: ({ sold, capacity }) =>
        capacity > 0 ? (
          <>
            <b>{sold}</b> / {capacity}
          </>
        ) : (
          '–'
        ),
    },
    {
      id: 'sum',
      title: t('column.sum'),
      isNumber: true,
      onPhone: 'amount',
      cell: ({ sum }) => (sum > 0 ? money(sum) : '–'),
    },
    {
      id: 'price',
      title: t('column.price'),
      isMinor: true,
      cell: (start) => (
        <>
          {start.price_now === null ? '' : money(start.price_now)}
          <small className={css['next']}>{nextOf(start)}</small>
        </>
      ),
    },
  ];
  return (
    <ListScreen
      list="starts"
      title={t('title')}
      searchHint={t('search')}
      actions={may('events.edit') && <ButtonLink to="/starts/new">{t('create')}</ButtonLink>}
      empty={<p>{t('empty')}</p>}
      filters={lists.starts.filters}
      views={lists.starts.views}
      words={words}
      params={params}
      onChange={setParams}
      read={read}
      columns={columns}
      keyOf={(start) => start.public_id}
      bulk={{ call: calls.starts.bulk, count: calls.starts.count, acts: lists.starts.bulk }}
    />
  );
};
