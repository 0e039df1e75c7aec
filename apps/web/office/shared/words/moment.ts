import { formatDay, formatTime } from '../../../app/shared/format/dates.ts';
import { SITE_ZONE } from '../../../app/shared/format/use-format.ts';
import { useLanguage } from '../../../app/shared/i18n/language.tsx';

/** '2027-05-16' as '16 мая': a day that belongs to a place already. */
export const useDay = (): ((day: string) => string) => {
  const { language } = useLanguage();
  return (day) => formatDay(Date.parse(`${day}T12:00:00Z`) / 1000, 'UTC', language, Date.now() / 1000);
};

/** '24 ноября, 14:30' by the site's clock; unix seconds. */
export const useMoment = (): ((unix: number) => string) => {
  const { language } = useLanguage();
  return (unix) =>
    `${formatDay(unix, SITE_ZONE, language, Date.now() / 1000)}, ${formatTime(unix, SITE_ZONE, language)}`;
};
