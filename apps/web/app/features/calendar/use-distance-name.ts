import { useTranslations } from 'use-intl/react';
import type { Distance } from './filters.ts';

/** '5-10' in words: «от 5 до 10 км». */
export const useDistanceName = (): ((distance: Distance) => string) => {
  const t = useTranslations('calendar');
  return (distance) => {
    const [from = '', to = ''] = distance.split('-');
    if (!from) return t('distanceTo', { to });
    return to ? t('distanceBetween', { from, to }) : t('distanceFrom', { from });
  };
};
