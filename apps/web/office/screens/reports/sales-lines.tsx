import { useQuery } from '@tanstack/react-query';
import type { OfficeSalesLine } from '@trassa/contracts/office';
import { momentAt } from '@trassa/rules';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { SITE_ZONE, useFormat } from '../../../app/shared/format/use-format.ts';
import { ButtonLink } from '../../../app/shared/ui/button.tsx';
import { calls } from '../../generated/calls.ts';
import { lists } from '../../generated/lists.ts';
import { readList, retryFaults } from '../../shared/api/query.ts';
import { useMay } from '../../shared/door/session.ts';
import { ListScreen } from '../../shared/list/list-screen.tsx';
import { useListParams } from '../../shared/list/use-list.ts';
import { useListWords } from '../../shared/list/use-list-words.ts';
import type { DataColumn } from '../../shared/ui/data-table.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import { useOpenedAt } from '../../shared/words/opened-at.ts';
import { daysOf } from './presets.ts';
import css from './reports.module.css';
import { sumOf } from './sum-of.ts';

/** /admin/reports/lines: what was sold and what came back line by line, of the last 30 days when nothing is asked. */
export const SalesLines = () => {
  const t = useTranslations('salesLines');
  const { money, number } = useFormat();
  const moment = useMoment();
  const words = useListWords('salesLines');
  const may = useMay();
  const [params, setParams] = useListParams();
  const now = useOpenedAt();
  const day = 86_400;
  const { from, to } = daysOf('days30', now);
  const asked = {
    'f.at.from': String(momentAt(from, '00:00', SITE_ZONE)),
    'f.at.to': String(momentAt(to, '00:00', SITE_ZONE) + day),
    ...params,
  };
  const read = useQuery({ ...readList(calls.salesLines.list, { query: asked }), retry: retryFaults });
  const [address] = useSearchParams();
  const { amount, of } = { of: address.get('sums') ?? '', amount: sumOf(address.get('sums'), read.data) };
  const sum = (value: number | null) => (value === null || value === 0 ? '–' : money(value));
  const hasVat = may('reports.money');
  const columns: DataColumn<OfficeSalesLine>[] = [
    {
      id: 'order',
      title: t('column.order'),
      onPhone: 'name',
      cell: ({ order }) =>
        may('orders.view') ? <Link to={`/orders/${order.public_id}`}>{order.number}</Link> : order.number,
    },
    { id: 'at', title: t('column.at'), onPhone: 'status', cell: ({ at }) => moment(at) },
    {
      id: 'movement',
      title: t('column.movement'),
      cell: ({ movement }) => words.value('movement', movement),
    },
    { id: 'kind', title: t('column.kind'), cell: ({ kind }) => words.value('kind', kind) },
    {
      id: 'title',
      title: t('column.title'),
      onPhone: 'detail',
      isWide: true,
      cell: ({ title, kind }) => title ?? words.value('kind', kind),
    },
    {
      id: 'channel',
      title: t('column.channel'),
      isMinor: true,
      cell: ({ channel }) => words.value('channel', channel),
    },
    {
      id: 'provider',
      title: t('column.provider'),
      isMinor: true,
      cell: ({ provider }) => (provider === null ? '–' : words.value('provider', provider)),
    },
    { id: 'start', title: t('column.start'), isMinor: true, isWide: true, cell: ({ start }) => start?.title ?? '–' },
    { id: 'places', title: t('column.places'), isNumber: true, isMinor: true, cell: ({ places }) => places || '–' },
    {
      id: 'code_places',
      title: t('column.code_places'),
      isNumber: true,
      isMinor: true,
      cell: (line) => line.code_places || '–',
    },
    { id: 'gross', title: t('column.gross'), isNumber: true, isMinor: true, cell: ({ gross }) => sum(gross) },
    { id: 'discount', title: t('column.discount'), isNumber: true, isMinor: true, cell: (line) => sum(line.discount) },
    { id: 'total', title: t('column.total'), isNumber: true, isMinor: true, cell: (line) => sum(line.total) },
    {
      id: 'certificates_amount',
      title: t('column.certificates_amount'),
      isNumber: true,
      isMinor: true,
      cell: (line) => sum(line.certificates_amount),
    },
    { id: 'captured', title: t('column.captured'), isNumber: true, cell: (line) => sum(line.captured) },
    { id: 'refunded', title: t('column.refunded'), isNumber: true, cell: (line) => sum(line.refunded) },
    {
      id: 'refunded_certificates',
      title: t('column.refunded_certificates'),
      isNumber: true,
      isMinor: true,
      cell: (line) => sum(line.refunded_certificates),
    },
    {
      id: 'net',
      title: t('column.net'),
      isNumber: true,
      onPhone: 'amount',
      cell: ({ net }) => <b>{money(net)}</b>,
    },
  ];
  const taxed: DataColumn<OfficeSalesLine>[] = [
    {
      id: 'rate',
      title: t('column.rate'),
      isNumber: true,
      isMinor: true,
      cell: ({ rate }) => (rate === null ? '–' : `${rate} %`),
    },
    { id: 'vat', title: t('column.vat'), isNumber: true, isMinor: true, cell: (line) => sum(line.vat) },
    { id: 'base', title: t('column.base'), isNumber: true, isMinor: true, cell: (line) => sum(line.base) },
    {
      id: 'refunded_vat',
      title: t('column.refunded_vat'),
      isNumber: true,
      isMinor: true,
      cell: (line) => sum(line.refunded_vat),
    },
  ];
  return (
    <ListScreen
      list="salesLines"
      title={t('title')}
      actions={
        <ButtonLink kind="line" to="/reports">
          {t('reports')}
        </ButtonLink>
      }
      parts={
        amount !== null && (
          <p className={css['note']}>
            {t(`sum.${of as 'net'}`)}:{' '}
            <b>{of === 'orders' || of.endsWith('places') ? number(amount) : money(amount)}</b>
          </p>
        )
      }
      empty={<p>{t('empty')}</p>}
      filters={lists.salesLines.filters}
      views={lists.salesLines.views}
      words={words}
      params={params}
      asked={asked}
      onChange={setParams}
      read={read}
      columns={hasVat ? [...columns, ...taxed] : columns}
      keyOf={(line) => line.id}
      exported="sales_lines"
    />
  );
};
