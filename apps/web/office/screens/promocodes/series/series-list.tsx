import { useQuery } from '@tanstack/react-query';
import type { PromocodeSeriesRow } from '@trassa/contracts/office';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { SITE_ZONE, useFormat } from '../../../../app/shared/format/use-format.ts';
import { ButtonLink } from '../../../../app/shared/ui/button.tsx';
import { HeatBar } from '../../../../app/shared/ui/heat.tsx';
import { Icon } from '../../../../app/shared/ui/icon.tsx';
import { calls } from '../../../generated/calls.ts';
import { lists } from '../../../generated/lists.ts';
import { readList } from '../../../shared/api/query.ts';
import { useMay } from '../../../shared/door/session.ts';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { useListParams } from '../../../shared/list/use-list.ts';
import { useListWords } from '../../../shared/list/use-list-words.ts';
import type { DataColumn } from '../../../shared/ui/data-table.tsx';
import css from '../../starts/sales.module.css';
import { SeriesState } from './series-state.tsx';

/** /admin/promocode-series: series of codes with their use, the newest first. */
export const SeriesList = () => {
  const t = useTranslations('promocodeSeries');
  const codes = useTranslations('promocodes');
  const { money, number, day } = useFormat();
  const may = useMay();
  const words = useListWords('promocodeSeries');
  const [params, setParams] = useListParams();
  const read = useQuery(readList(calls.promocodeSeries.list, { query: params }));
  const targetsOf = ({ events, items }: PromocodeSeriesRow): string => {
    const named = [...events, ...items].map(({ title }) => title);
    return named.length > 2
      ? codes('andMore', { first: named[0] ?? '', count: String(named.length - 1) })
      : named.join('; ') || codes('any');
  };
  const columns: DataColumn<PromocodeSeriesRow>[] = [
    {
      id: 'series',
      title: t('column.series'),
      onPhone: 'name',
      cell: (row) => (
        <>
          <Link to={`/promocode-series/${row.public_id}`}>{row.title}</Link>
          {row.note && <span className={css['muted']}> {row.note}</span>}
        </>
      ),
    },
    {
      id: 'discount',
      title: codes('column.discount'),
      cell: (row) => (
        <>
          {row.discount} %{' '}
          {row.ends_at !== null && (
            <span className={css['muted']}>{codes('until', { day: day(row.ends_at, SITE_ZONE) })}</span>
          )}
        </>
      ),
    },
    {
      id: 'targets',
      title: codes('column.targets'),
      isWide: true,
      isMinor: true,
      cell: (row) => `${codes(`value.kind.${row.kind as 'ticket'}`)}: ${targetsOf(row)}`,
    },
    {
      id: 'used',
      title: t('column.used'),
      onPhone: 'detail',
      cell: (row) => (
        <span className={css['bar']}>
          <HeatBar value={row.codes === 0 ? 0 : row.used_codes / row.codes} />
          <span>
            <b>{number(row.used_codes)}</b> / {number(row.codes)}
          </span>
        </span>
      ),
    },
    { id: 'given', title: codes('column.given'), isNumber: true, isMinor: true, cell: (row) => money(row.given) },
    {
      id: 'turnover',
      title: codes('column.turnover'),
      isNumber: true,
      onPhone: 'amount',
      cell: (row) => <b>{money(row.turnover)}</b>,
    },
    { id: 'state', title: codes('column.state'), onPhone: 'status', cell: (row) => <SeriesState series={row} /> },
  ];
  return (
    <ListScreen
      list="promocodeSeries"
      title={t('title')}
      searchHint={t('search')}
      actions={
        <>
          <ButtonLink kind="line" to="/promocodes">
            {codes('title')}
          </ButtonLink>
          {may('promocodes.edit') && (
            <ButtonLink to="/promocode-series/new">
              <Icon name="plus" size="xs" />
              {t('new')}
            </ButtonLink>
          )}
        </>
      }
      empty={<p>{t('empty')}</p>}
      filters={lists.promocodeSeries.filters}
      views={lists.promocodeSeries.views}
      words={words}
      params={params}
      onChange={setParams}
      read={read}
      columns={columns}
      keyOf={(row) => row.public_id}
    />
  );
};
