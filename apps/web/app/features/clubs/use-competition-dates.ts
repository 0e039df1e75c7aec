import type { ClubCompetition } from '@trassa/contracts';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../shared/format/use-format.ts';

/** When a competition runs and how long still, in words; `zone` is the club's. */
export const useCompetitionDates = (zone: string) => {
  const t = useTranslations('clubs');
  const format = useFormat();
  return ({
    start_date: start,
    end_date: end,
    state,
  }: Pick<ClubCompetition, 'start_date' | 'end_date' | 'state'>): string => {
    // The last second of a day is still that day.
    const year = format.isoDate(end - 1, zone).slice(0, 4);
    const isThisYear = year === format.isoDate(Date.now() / 1000, zone).slice(0, 4);
    const dates = `${format.dayRange(start, end - 1, zone)}${isThisYear ? '' : ` ${year}`}`;
    const days = (moment: number): number => Math.max(0, format.daysTo(moment, zone));
    const left = {
      soon: () => t('inDays', { days: days(start) }),
      running: () => t('leftDays', { days: days(end - 1) }),
      ended: () => t('ended'),
    }[state]();
    return t('runs', { dates, left });
  };
};
