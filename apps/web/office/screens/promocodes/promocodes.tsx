import { useQuery } from '@tanstack/react-query';
import type { OfficePromocodeRow } from '@trassa/contracts/office';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { SITE_ZONE, useFormat } from '../../../app/shared/format/use-format.ts';
import { ButtonLink } from '../../../app/shared/ui/button.tsx';
import { HeatBar } from '../../../app/shared/ui/heat.tsx';
import { Icon } from '../../../app/shared/ui/icon.tsx';
import { calls } from '../../generated/calls.ts';
import { lists } from '../../generated/lists.ts';
import { readList } from '../../shared/api/query.ts';
import { useMay } from '../../shared/door/session.ts';
import { ListScreen } from '../../shared/list/list-screen.tsx';
import { useListParams } from '../../shared/list/use-list.ts';
import { useListWords } from '../../shared/list/use-list-words.ts';
import type { DataColumn } from '../../shared/ui/data-table.tsx';
import css from '../starts/sales.module.css';
import { PromocodeState } from './promocode-state.tsx';

/** /admin/promocodes: codes with their use, the newest first; those of a series under it alone. */
export const Promocodes = () => {
  const t = useTranslations('promocodes');
  const { money, number, day } = useFormat();
  const may = useMay();
  const words = useListWords('promocodes');
  const [params, setParams] = useListParams();
  const read = useQuery(readList(calls.promocodes.list, { query: params }));
  const targetsOf = ({ events, items }: OfficePromocodeRow): string => {
    const named = [...events, ...items].map(({ title }) => title);
    return named.length > 2
      ? t('andMore', { first: named[0] ?? '', count: String(named.length - 1) })
      : named.join('; ') || t('any');
  };
  const columns: DataColumn<OfficePromocodeRow>[] = [
    {
      id: 'code',
      title: t('column.code'),
      onPhone: 'name',
      cell: (row) => <Link to={`/promocodes/${row.public_id}`}>{row.code}</Link>,
    },
    {
      id: 'series',
      title: t('column.series'),
      isWide: true,
      isMinor: true,
      cell: ({ series }) =>
        series === null ? '–' : <Link to={`/promocode-series/${series.public_id}`}>{series.title}</Link>,
    },
    {
      id: 'discount',
      title: t('column.discount'),
      cell: (row) => (
        <>
          {row.discount} %{' '}
          {row.ends_at !== null && (
            <span className={css['muted']}>{t('until', { day: day(row.ends_at, SITE_ZONE) })}</span>
          )}
        </>
      ),
    },
    {
      id: 'targets',
      title: t('column.targets'),
      isWide: true,
      isMinor: true,
      cell: (row) => `${t(`value.kind.${row.kind as 'ticket'}`)}: ${targetsOf(row)}`,
    },
    {
      id: 'used',
      title: t('column.used'),
      onPhone: 'detail',
      cell: (row) => (
        <span className={css['bar']}>
          <HeatBar value={row.used / row.uses} />
          <span>
            <b>{number(row.used)}</b> / {number(row.uses)}
          </span>
        </span>
      ),
    },
    { id: 'given', title: t('column.given'), isNumber: true, isMinor: true, cell: (row) => money(row.given) },
    {
      id: 'turnover',
      title: t('column.turnover'),
      isNumber: true,
      onPhone: 'amount',
      cell: (row) => <b>{money(row.turnover)}</b>,
    },
    { id: 'state', title: t('column.state'), onPhone: 'status', cell: (row) => <PromocodeState code={row} /> },
  ];
  return (
    <ListScreen
      list="promocodes"
      title={t('title')}
      searchHint={t('search')}
      actions={
        <>
          <ButtonLink kind="line" to="/promocode-series">
            {t('allSeries')}
          </ButtonLink>
          {may('promocodes.edit') && (
            <>
              <ButtonLink kind="line" to="/promocode-series/new">
                <Icon name="plus" size="xs" />
                {t('newSeries')}
              </ButtonLink>
              <ButtonLink to="/promocodes/new">
                <Icon name="plus" size="xs" />
                {t('new')}
              </ButtonLink>
            </>
          )}
        </>
      }
      empty={<p>{t('empty')}</p>}
      filters={lists.promocodes.filters}
      views={lists.promocodes.views}
      words={words}
      params={params}
      onChange={setParams}
      read={read}
      columns={columns}
      exported="promocodes"
      keyOf={(row) => row.public_id}
      bulk={{ call: calls.promocodes.bulk, count: calls.promocodes.count, acts: lists.promocodes.bulk }}
    />
  );
};
