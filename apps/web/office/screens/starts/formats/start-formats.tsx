import { useQuery } from '@tanstack/react-query';
import type { OfficeFormatRow } from '@trassa/contracts/office';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../../app/shared/format/use-format.ts';
import { Button } from '../../../../app/shared/ui/button.tsx';
import { HeatBar } from '../../../../app/shared/ui/heat.tsx';
import { Icon } from '../../../../app/shared/ui/icon.tsx';
import { calls } from '../../../generated/calls.ts';
import { readList } from '../../../shared/api/query.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { useMay } from '../../../shared/door/session.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { type DataColumn, DataTable } from '../../../shared/ui/data-table.tsx';
import { Nothing } from '../../../shared/ui/nothing.tsx';
import { ProblemNote } from '../../../shared/ui/problem-note.tsx';
import { ReadState } from '../../../shared/ui/read-state.tsx';
import { SalesHead } from '../sales-head.tsx';
import css from '../sales.module.css';
import { FormatStatus } from './format-status.tsx';
import { NewFormat } from './new-format.tsx';
import { takenOf } from './taken-of.ts';

/** /admin/starts/:id/formats: what a start sells, in the order of the site. */
export const StartFormats = () => {
  const t = useTranslations('formats');
  const { id = '' } = useParams();
  const may = useMay();
  const [isNew, setNew] = useState(false);
  const query = { 'f.start': id, limit: '200' };
  const formats = useQuery(readList(calls.formats.list, { query }));
  return (
    <SalesHead
      id={id}
      actions={
        may('formats.edit') && (
          <Button kind="line" onClick={() => setNew(true)}>
            <Icon name="plus" size="xs" />
            {t('new')}
          </Button>
        )
      }
    >
      {({ timezone, starts }) => (
        <>
          <ReadState read={formats}>
            {({ values }) =>
              values.length ? <Rows rows={values} /> : <Nothing title={t('none')}>{t('noneText')}</Nothing>
            }
          </ReadState>
          {isNew && <NewFormat start={id} zone={timezone} starts={starts} onClose={() => setNew(false)} />}
        </>
      )}
    </SalesHead>
  );
};

const Rows = ({ rows }: { rows: readonly OfficeFormatRow[] }) => {
  const t = useTranslations('formats');
  const { money, number, distance } = useFormat();
  const may = useMay();
  const move = useAct(calls.formats.order);
  const priceOf = (row: OfficeFormatRow): string => {
    const begun = row.steps.filter((step) => step.begun_at !== null);
    return begun.length ? money(begun.at(-1)?.price ?? 0) : row.steps[0] ? money(row.steps[0].price) : t('noPrice');
  };
  const columns: DataColumn<OfficeFormatRow>[] = [
    {
      id: 'title',
      title: t('column.title'),
      onPhone: 'name',
      isWide: true,
      cell: (row) => <Link to={`/formats/${row.public_id}`}>{row.name}</Link>,
    },
    {
      id: 'distance',
      title: t('column.distance'),
      isNumber: true,
      isMinor: true,
      cell: (row) => (row.distance === null ? '–' : distance(row.distance)),
    },
    {
      id: 'places',
      title: t('column.places'),
      onPhone: 'detail',
      cell: (row) => {
        const { taken, capacity } = takenOf(row.places);
        return (
          <span className={css['bar']}>
            <HeatBar value={capacity ? taken / capacity : 0} />
            <span>
              <b>{number(taken)}</b> / {number(capacity)}
            </span>
          </span>
        );
      },
    },
    {
      id: 'price',
      title: t('column.price'),
      isNumber: true,
      onPhone: 'amount',
      cell: (row) => <b>{priceOf(row)}</b>,
    },
    {
      id: 'state',
      title: t('column.state'),
      onPhone: 'status',
      cell: (row) => <FormatStatus format={row} />,
    },
    ...(may('formats.edit')
      ? [
          {
            id: 'order',
            title: t('column.order'),
            cell: (row: OfficeFormatRow) => {
              const at = rows.indexOf(row);
              const step = (to: number, label: 'up' | 'down') => (
                <Button
                  kind="quiet"
                  size="sm"
                  isIcon
                  aria-label={t(label, { title: row.name })}
                  disabled={to < 0 || to >= rows.length || move.isPending}
                  onClick={() => move.mutate({ params: { id: row.public_id }, body: { position: to } })}
                >
                  {label === 'up' ? '↑' : '↓'}
                </Button>
              );
              return (
                <span className={css['row']}>
                  {step(at - 1, 'up')}
                  {step(at + 1, 'down')}
                </span>
              );
            },
          },
        ]
      : []),
  ];
  const all = takenOf(rows.flatMap(({ places }) => places));
  return (
    <>
      <ProblemNote error={move.error} />
      <Card
        title={t('title')}
        aside={t('sum', { count: String(rows.length), capacity: number(all.capacity), sold: number(all.sold) })}
        isFlush
      >
        <DataTable label={t('title')} columns={columns} rows={rows} keyOf={(row) => row.public_id} />
      </Card>
    </>
  );
};
