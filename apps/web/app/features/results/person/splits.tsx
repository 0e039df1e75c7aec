import type { ResultRow } from '@trassa/contracts';
import { useTranslations } from 'use-intl/react';
import { timeOf } from '../../../shared/result/result-words.ts';
import { Table } from '../../../shared/ui/layout/table.tsx';
import { type Stretch, stretches } from './split-times.ts';

/** Points of the course with the time from the start and between them; the finish closes the list. */
export const Splits = ({ row }: { row: ResultRow }) => {
  const t = useTranslations('results');
  const finish = (row.status ?? 'finished') === 'finished' ? timeOf(row) : null;
  const splits = row.splits ?? [];
  if (splits.length === 0) return null;
  const points = stretches([...splits, ...(finish ? [{ title: t('finish'), time: finish }] : [])]);
  return (
    <div>
      <h2>{t('splits')}</h2>
      <Table<Stretch>
        label={t('splits')}
        columns={[
          { id: 'point', title: t('point'), cell: ({ title }) => <b>{title}</b> },
          { id: 'time', title: t('fromStart'), cell: ({ time }) => time, isNumber: true },
          { id: 'stretch', title: t('betweenPoints'), cell: ({ stretch }) => stretch ?? t('none'), isNumber: true },
        ]}
        rows={points}
        keyOf={({ title }) => title}
      />
    </div>
  );
};
