import { useTranslations } from 'use-intl/react';
import css from '../../ui/data-table.module.css';
import type { RowChoice } from './use-choice.ts';

/** Chooses a row; with Shift all from the last one on. Named by the row. */
export const RowBox = ({ choice, id }: { choice: RowChoice; id: string }) => {
  const t = useTranslations('list');
  return (
    <label>
      <input
        type="checkbox"
        className={css['check']}
        aria-label={t('chooseRow')}
        aria-describedby={`row-${id}`}
        checked={choice.isChosen(id)}
        onChange={({ nativeEvent }) => choice.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  );
};

/** Chooses the rows of this page. */
export const PageBox = ({ choice }: { choice: RowChoice }) => {
  const t = useTranslations('list');
  return (
    <label>
      <input
        type="checkbox"
        className={css['check']}
        aria-label={t('choosePage')}
        ref={(box) => {
          if (box) box.indeterminate = choice.page === 'some';
        }}
        checked={choice.page === 'all'}
        onChange={choice.togglePage}
      />
    </label>
  );
};
