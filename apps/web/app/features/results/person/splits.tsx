import type { ResultCharts, ResultRow } from '@trassa/contracts';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../shared/format/use-format.ts';
import { timeOf } from '../../../shared/result/result-words.ts';
import { Table } from '../../../shared/ui/layout/table.tsx';
import { usePointTitle } from '../use-point-title.ts';
import { stretches } from './split-times.ts';

type Props = {
  row: ResultRow;
  /** Place at each split. */
  places: ResultCharts['splits'];
  /** Place at the finish. */
  place: number | undefined;
};

/** Points of the course with the time from the start and between them, and the place there; the finish closes the list. */
export const Splits = ({ row, places, place }: Props) => {
  const t = useTranslations('results');
  const format = useFormat();
  const titleOf = usePointTitle();
  const finish = (row.status ?? 'finished') === 'finished' ? timeOf(row) : null;
  const splits = row.splits ?? [];
  if (splits.length === 0) return null;
  const points = stretches([...splits, ...(finish ? [{ title: t('finish'), time: finish }] : [])]).map(
    (point, index) => ({
      ...point,
      index,
      place: index < splits.length ? (places[index]?.place ?? null) : (place ?? null),
    }),
  );
  return (
    <div>
      <h2>{t('splits')}</h2>
      <Table<(typeof points)[number]>
        label={t('splits')}
        columns={[
          { id: 'point', title: t('point'), cell: ({ title }) => <b>{titleOf(title)}</b> },
          { id: 'time', title: t('fromStart'), cell: ({ time }) => time, isNumber: true },
          { id: 'stretch', title: t('betweenPoints'), cell: ({ stretch }) => stretch ?? t('none'), isNumber: true },
          {
            id: 'place',
            title: t('place'),
            cell: ({ place: nth }) => (nth === null ? t('none') : format.number(nth)),
            isNumber: true,
          },
        ]}
        rows={points}
        keyOf={({ index }) => String(index)}
      />
    </div>
  );
};
