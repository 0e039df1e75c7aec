import type { OfficeFormat } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { Card } from '../../../shared/ui/card.tsx';
import css from '../sales.module.css';

/** What sales have fixed, with the way round (back-office.md 5.3). */
export const Locks = ({ locks }: { locks: OfficeFormat['locked'] }) => {
  const t = useTranslations('formats');
  const groups = Map.groupBy(locks, ({ way }) => way);
  return (
    <Card title={t('locks')} aside={t(locks.some(({ reason }) => reason === 'sold') ? 'lockedSold' : 'lockedHeld')}>
      <ul className={css['locked']}>
        {[...groups].map(([way, list]) => (
          <li key={way}>
            <b>{list.map(({ field }) => t(`field.${field as 'kinds'}`)).join(', ')}</b>
            <br />
            <span className={css['muted']}>{t(`way.${way}`)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
};
