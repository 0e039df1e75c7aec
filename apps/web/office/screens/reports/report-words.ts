import { momentAt } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { SITE_ZONE, useFormat } from '../../../app/shared/format/use-format.ts';
import { useListWords } from '../../shared/list/use-list-words.ts';

type Key = { readonly value: string | null; readonly title: string | null };

/** How the rows of reports are called. */
export const useReportWords = () => {
  const t = useTranslations('reports');
  const words = useListWords('salesLines');
  const { day, month } = useFormat();
  const dayOf = (value: string): string => day(momentAt(value, '12:00', SITE_ZONE), SITE_ZONE);
  return {
    keyName: (key: string): string => t(`key.${key}` as 'key.day'),
    keyText: (key: string, { value, title }: Key): string => {
      if (key === 'rate') return value === null ? t('withoutVat') : t('percent', { percent: value });
      if (value === null) return t('without');
      if (key === 'day') return dayOf(value);
      if (key === 'week') return t('weekOf', { day: dayOf(value) });
      if (key === 'month') return month(value.slice(0, 7));
      return title ?? words.value(key, value);
    },
    figure: (name: string): string => t(`figure.${name}` as 'figure.net'),
    filters: words,
  };
};
