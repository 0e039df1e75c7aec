import type { ResultRow } from '@trassa/contracts';
import { categoryName } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { useLanguage } from '../i18n/language.tsx';

type Named = Pick<ResultRow, 'last_name' | 'first_name' | 'team' | 'start_number' | 'name_hidden'>;

/** Who a row is about: a person, else the team; null for who asked not to be named. */
export const nameOf = ({ last_name, first_name, team, name_hidden }: Named): string | null =>
  name_hidden ? null : [last_name, first_name].filter(Boolean).join(' ') || team || null;

/** '00:02:38' of a gap as tables show it: '+02:38'. */
export const gapText = (gap: string): string => `+${gap.replace(/^00:/, '')}`;

/** The time that decides, whichever column of it a format has. */
export const timeOf = (row: ResultRow): string | null =>
  row.time_result ?? row.absolute_time_result ?? row.individual_time_result ?? null;

/** The place that counts, whichever column of it a format has. */
export const placeOf = (row: ResultRow): number | null =>
  row.position ?? row.overallPlace ?? row.position_absolute ?? null;

/** Words about a row in the language of the page. */
export const useResultWords = () => {
  const t = useTranslations('results');
  const { language } = useLanguage();
  return {
    name: (row: Named): string =>
      nameOf(row) ??
      (row.name_hidden || !row.start_number ? t('nameHidden') : t('numbered', { number: row.start_number })),
    category: (name: string): string => categoryName(name, language),
    /** The time of a finisher, else in words why there is none. */
    outcome: (row: ResultRow): string =>
      row.status && row.status !== 'finished' ? t(`statuses.${row.status}`) : (timeOf(row) ?? t('none')),
  };
};

/** The page of one result. */
export const resultPath = (eventCity: string, result: string): string => `/results/${eventCity}/${result}`;

/** The page that puts a result beside another; without the other one he is chosen there. */
export const comparePath = (eventCity: string, result: string, other?: string): string =>
  [resultPath(eventCity, result), 'compare', ...(other === undefined ? [] : [other])].join('/');

/** Rows on a page of a table. */
export const TABLE_PAGE = 100;

/** The row of a result in its table, on the page where it stands. */
export const rowPath = (eventCity: string, { public_id, format, row }: ResultRow): string => {
  const page = Math.ceil(row / TABLE_PAGE);
  const search = new URLSearchParams({ format, ...(page > 1 ? { page: String(page) } : {}), row: public_id });
  return `/results/${eventCity}?${search}#r-${public_id}`;
};
