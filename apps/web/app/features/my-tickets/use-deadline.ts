import { useCallback } from 'react';
import { useFormat } from '../../shared/format/use-format.ts';
import { useLanguage } from '../../shared/i18n/language.tsx';
import { zoneOffset } from './race/zone-offset.ts';

/** Words of a moment at a place, with the difference of its clocks: '15 мая, 18:00 (МСК)', '4 июля, 10:00 (UTC+7)'. */
export const useDeadline = (zone: string): ((unix: number) => string) => {
  const format = useFormat();
  const { language } = useLanguage();
  return useCallback(
    (unix) => `${format.day(unix, zone)}, ${format.time(unix, zone)} (${zoneOffset(unix, zone, language)})`,
    [format, zone, language],
  );
};
