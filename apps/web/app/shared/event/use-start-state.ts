import type { EventCity } from '@trassa/contracts';
import { hasLastPlaces } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { useLanguage } from '../i18n/language.tsx';
import { formatDayTime } from '../format/dates.ts';

export type StatedStart = Pick<EventCity, 'sale_state' | 'sale_start' | 'timezone' | 'tickets_left' | 'quota'>;
export type StartState = { text: string; kind: 'info' | 'error' | 'muted' | 'warn' };

/** What is to be known before choosing a start; null: it is on sale and has room. */
export const useStartState = (): ((start: StatedStart) => StartState | null) => {
  const t = useTranslations('start');
  const { language } = useLanguage();
  return (start) => {
    switch (start.sale_state) {
      case 'open':
        return hasLastPlaces(start.tickets_left, start.quota) ? { text: t('lastPlaces'), kind: 'warn' } : null;
      case 'soon':
        return {
          text: start.sale_start
            ? t('saleFrom', { date: formatDayTime(start.sale_start, start.timezone, language) })
            : t('saleSoon'),
          kind: 'info',
        };
      case 'sold_out':
        return { text: t('soldOut'), kind: 'error' };
      case 'closed':
        return { text: t('closed'), kind: 'muted' };
      case 'past':
        return { text: t('past'), kind: 'muted' };
    }
  };
};
