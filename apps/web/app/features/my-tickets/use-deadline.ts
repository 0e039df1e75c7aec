import { formatDeadline } from '@trassa/rules';
import { useCallback } from 'react';
import { useLanguage } from '../../shared/i18n/language.tsx';

/** Until when something may be done at a place: '15 мая, 18:00 (МСК)', '4 июля, 10:00 (UTC+7)'. */
export const useDeadline = (zone: string): ((unix: number) => string) => {
  const { language } = useLanguage();
  return useCallback((unix) => formatDeadline(unix, zone, language), [zone, language]);
};
