import { useTranslations } from 'use-intl/react';
import { useMoment } from '../../shared/words/moment.ts';

/** From when and until when a thing is on the site; '' for ever. */
export const useDates = () => {
  const t = useTranslations('stories');
  const moment = useMoment();
  return (from: number | null, until: number | null): string =>
    [
      from === null ? null : t('shownFrom', { at: moment(from) }),
      until === null ? null : t('shownUntil', { at: moment(until) }),
    ]
      .filter((part) => part !== null)
      .join(' ');
};
