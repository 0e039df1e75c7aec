import { useQuery } from '@tanstack/react-query';
import type { OfficePromocodeRow, PromocodeSeries } from '@trassa/contracts/office';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../../app/shared/format/use-format.ts';
import { calls } from '../../../generated/calls.ts';
import { read } from '../../../shared/api/query.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { type DataColumn, DataTable } from '../../../shared/ui/data-table.tsx';
import { ReadState } from '../../../shared/ui/read-state.tsx';
import { Status } from '../../../shared/ui/status.tsx';
import { PromocodeState } from '../promocode-state.tsx';
import css from '../promocodes.module.css';

/** The first codes by their last signs, used or not; the others are in the list of codes. */
export const SeriesCodes = ({ series: { public_id: id, codes: made } }: { series: PromocodeSeries }) => {
  const t = useTranslations('promocodeSeries');
  const words = useTranslations('promocodes');
  const { money, number } = useFormat();
  const codes = useQuery({
    ...read(calls.promocodes.list, { query: { 'f.series': id, sort: '-used', limit: '25' } }),
    // More of them have been made since.
    queryKey: ['codes of a series', id, made],
  });
  const columns: DataColumn<OfficePromocodeRow>[] = [
    {
      id: 'code',
      title: words('column.code'),
      onPhone: 'name',
      cell: (row) => <Link to={`/promocodes/${row.public_id}`}>{row.code}</Link>,
    },
    {
      id: 'used',
      title: words('column.used'),
      onPhone: 'detail',
      cell: (row) =>
        row.used === 0
          ? t('unused')
          : row.uses === 1
            ? t('used')
            : t('usedOf', { used: number(row.used), uses: number(row.uses) }),
    },
    {
      id: 'turnover',
      title: words('column.turnover'),
      isNumber: true,
      onPhone: 'amount',
      cell: (row) => money(row.turnover),
    },
    {
      id: 'state',
      title: words('column.state'),
      onPhone: 'status',
      cell: (row) =>
        row.state === 'over' && row.used < row.uses ? (
          <Status kind="over">{t('stopped')}</Status>
        ) : (
          <PromocodeState code={row} />
        ),
    },
  ];
  return (
    <Card title={t('block.list')} isFlush aside={<Link to={`/promocodes?f.series=${id}`}>{t('all')}</Link>}>
      <ReadState read={codes}>
        {({ values }) =>
          values.length === 0 ? (
            <p className={css['none']}>{t('noCodes')}</p>
          ) : (
            <DataTable label={t('block.list')} columns={columns} rows={values} keyOf={(row) => row.public_id} />
          )
        }
      </ReadState>
    </Card>
  );
};
