import type { ResultDetail } from '@trassa/contracts';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../shared/format/use-format.ts';
import { gapText, placeOf, timeOf, useResultWords } from '../../../shared/result/result-words.ts';
import { Heat } from '../../../shared/ui/heat.tsx';
import { KeyValue } from '../../../shared/ui/layout/key-value.tsx';
import css from './standing.module.css';

type Tile = { label: string; place: number; count: number | null };

/** Places of a finisher over all, by gender and by category, out of how many. */
export const usePlaces = ({ values: row, standing }: Pick<ResultDetail, 'values' | 'standing'>): Tile[] => {
  const t = useTranslations('results');
  const words = useResultWords();
  const overall = placeOf(row);
  const byGender = row.position_gen ?? row.position_gen_absolute;
  const byCategory = row.position_cat ?? row.position_cat_absolute;
  const tiles: (Tile | false | null)[] = [
    overall !== null && { label: t('overall'), place: overall, count: standing.finished },
    byGender !== undefined &&
      row.gender !== undefined && { label: t(`among.${row.gender}`), place: byGender, count: standing.finished_gender },
    byCategory !== undefined &&
      row.category !== undefined && {
        label: t('inCategory', { category: words.category(row.category) }),
        place: byCategory,
        count: standing.finished_category,
      },
  ];
  return tiles.filter((tile) => !!tile);
};

/** Places, how far behind the first, and how many are behind. */
export const Standing = ({ detail }: { detail: Pick<ResultDetail, 'values' | 'standing'> }) => {
  const t = useTranslations('results');
  const format = useFormat();
  const tiles = usePlaces(detail);
  const { values: row, standing } = detail;
  if (tiles.length === 0) return null;
  const { faster_than: faster, leader_time: leader } = standing;
  return (
    <section aria-labelledby="standing" className={css['standing']}>
      <h2 id="standing">{t('standing')}</h2>
      <ul className={css['tiles']}>
        {tiles.map(({ label, place, count }) => (
          <li key={label}>
            <span>{label}</span>
            <b>{t('nth', { place })}</b>
            {count !== null && <span className={css['of']}>{t('ofCount', { count })}</span>}
          </li>
        ))}
      </ul>
      {faster !== null && (
        <Heat value={faster / 100} isLarge>
          <b>{t('faster', { value: format.kilometres(faster) })}</b>
        </Heat>
      )}
      {timeOf(row) !== null && leader !== null && placeOf(row) !== null && (
        <KeyValue
          isRow
          items={
            row.gap
              ? [
                  { key: t('toLeader'), value: gapText(row.gap) },
                  { key: t('leaderTime'), value: leader },
                ]
              : [{ key: t('leader'), value: t('isLeader') }]
          }
        />
      )}
    </section>
  );
};
