import { formatDay, formatTime } from '../../../app/shared/format/dates.ts';
import { SITE_ZONE } from '../../../app/shared/format/use-format.ts';
import { useLanguage } from '../../../app/shared/i18n/language.tsx';

/** '24 ноября, 14:30' by the site's clock; unix seconds. */
export const useMoment = (): ((unix: number) => string) => {
  const { language } = useLanguage();
  return (unix) =>
    `${formatDay(unix, SITE_ZONE, language, Date.now() / 1000)}, ${formatTime(unix, SITE_ZONE, language)}`;
};
