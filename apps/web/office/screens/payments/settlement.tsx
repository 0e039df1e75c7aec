import { useQuery } from '@tanstack/react-query';
import type { Settlement as Answer, SettlementDayRow } from '@trassa/contracts/office';
import { formatTypedDate, settlementDay } from '@trassa/rules';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { Note } from '../../../app/shared/ui/states/note.tsx';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { calls } from '../../generated/calls.ts';
import { read } from '../../shared/api/query.ts';
import { useMay } from '../../shared/door/session.ts';
import { useListWords } from '../../shared/list/use-list-words.ts';
import { Card } from '../../shared/ui/card.tsx';
import { type DataColumn, DataTable } from '../../shared/ui/data-table.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import css from '../starts/sales.module.css';
import { DayState } from './day-state.tsx';
import { MoneyTabs } from './money-tabs.tsx';
import { TakeRegister } from './take-register.tsx';

const today = (): string => settlementDay(Math.floor(Date.now() / 1000));

/** /admin/settlement: our books beside those of the providers, by days; a month at first. */
export const Settlement = () => {
  const t = useTranslations('settlement');
  const [params, setParams] = useSearchParams();
  const until = params.get('until') ?? today();
  const from = params.get('from') ?? `${until.slice(0, 7)}-01`;
  /** A figure of a report leads to the days of its provider. */
  const provider = params.get('provider');
  const words = useListWords('payments');
  const days = useQuery(read(calls.settlement.list, { query: { from, until } }));
  const set = (name: 'from' | 'until') => (event: { target: { value: string } }) => {
    const { value } = event.target;
    if (value) setParams({ from, until, ...(provider !== null && { provider }), [name]: value }, { replace: true });
  };
  return (
    <>
      <PageHead title={t('title')} />
      <MoneyTabs />
      <Card title={t('days')} isBare>
        <div className={css['fields']}>
          <TextField label={t('from')} type="date" hint={t('zone')} max={until} value={from} onChange={set('from')} />
          <TextField label={t('until')} type="date" min={from} value={until} onChange={set('until')} />
        </div>
      </Card>
      {provider !== null && (
        <Note kind="info">
          {t('ofOne', { provider: words.value('provider', provider) })}{' '}
          <Link to={`?${new URLSearchParams({ from, until })}`}>{t('ofAll')}</Link>
        </Note>
      )}
      <ReadState read={days}>
        {({ values }) => (
          <Days {...values} days={values.days.filter((day) => provider === null || day.provider === provider)} />
        )}
      </ReadState>
    </>
  );
};

const Days = ({ days, providers }: Answer) => {
  const t = useTranslations('settlement');
  const may = useMay();
  const words = useListWords('payments');
  const { money, number } = useFormat();
  const sum = (value: number | undefined): string => (value === undefined ? '–' : money(value));
  const columns: DataColumn<SettlementDayRow>[] = [
    {
      id: 'day',
      title: t('day'),
      onPhone: 'name',
      cell: (row) => <Link to={`/settlement/${row.public_id}`}>{formatTypedDate(row.day)}</Link>,
    },
    {
      id: 'provider',
      title: t('provider'),
      onPhone: 'detail',
      isWide: true,
      cell: (row) => words.value('provider', row.provider),
    },
    {
      id: 'captured',
      title: t('captured'),
      isNumber: true,
      onPhone: 'amount',
      cell: (row) => <b>{money(row.ours.captured)}</b>,
    },
    { id: 'refunded', title: t('refunded'), isNumber: true, cell: (row) => money(row.ours.refunded) },
    { id: 'fee', title: t('fee'), isNumber: true, isMinor: true, cell: (row) => sum(row.theirs?.fee) },
    {
      id: 'transferred',
      title: t('transferred'),
      isNumber: true,
      isMinor: true,
      cell: (row) => sum(row.theirs?.transferred),
    },
    {
      id: 'theirs',
      title: t('theirs'),
      isNumber: true,
      isMinor: true,
      cell: (row) => sum(row.theirs ? row.theirs.captured - row.theirs.refunded : undefined),
    },
    {
      id: 'difference',
      title: t('difference'),
      isNumber: true,
      cell: (row) => sum(row.difference ?? undefined),
    },
    { id: 'state', title: t('state'), onPhone: 'status', cell: (row) => <DayState row={row} /> },
  ];
  return (
    <>
      {may('settlement.close') && providers.length > 0 && <TakeRegister providers={providers} />}
      <Card title={t('list')} aside={days.length > 0 && number(days.length)} isFlush={days.length > 0}>
        {days.length === 0 ? (
          <p className={css['muted']}>{t('none')}</p>
        ) : (
          <DataTable label={t('list')} columns={columns} rows={days} keyOf={(row) => row.public_id} />
        )}
      </Card>
    </>
  );
};
