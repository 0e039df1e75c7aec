import { useTranslations } from 'use-intl/react';
import { Chip, Chips } from '../../shared/ui/chips.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { TextField } from '../../shared/ui/fields/text-field.tsx';
import css from './my-clubs.module.css';
import type { ClubOrder } from './sort-clubs.ts';

type Props = { search: string; order: ClubOrder; onSearch(text: string): void; onOrder(order: ClubOrder): void };

/** Search and order; a second press on the same order turns it round (ME-11…14). */
export const ClubTools = ({ search, order, onSearch, onOrder }: Props) => {
  const t = useTranslations('myClubs');
  return (
    <div className={css['tools']}>
      <TextField
        label={t('search')}
        type="search"
        name="club"
        autoComplete="off"
        value={search}
        onChange={(event) => onSearch(event.target.value)}
      />
      <Chips label={t('sort')}>
        {(['date', 'name'] as const).map((by) => {
          const isChosen = order.by === by;
          const isDescending = isChosen && order.isDescending;
          return (
            <Chip
              key={by}
              isPressed={isChosen}
              aria-label={t(isDescending ? 'descending' : 'ascending', { by: t(`by.${by}`) })}
              onClick={() => onOrder({ by, isDescending: isChosen && !order.isDescending })}
            >
              {t(`by.${by}`)}
              {isChosen && <Icon name="down" size="xs" className={isDescending ? '' : (css['up'] ?? '')} />}
            </Chip>
          );
        })}
      </Chips>
    </div>
  );
};
