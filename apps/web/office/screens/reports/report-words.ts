import { formatNumber, momentAt } from '@trassa/rules';
import type { OfficeReport } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { SITE_ZONE, useFormat } from '../../../app/shared/format/use-format.ts';
import { useLanguage } from '../../../app/shared/i18n/language.tsx';
import type { FilterWords } from '../../shared/list/filters.ts';
import { useListWords } from '../../shared/list/use-list-words.ts';
import type { AnyReport } from './report-kinds.ts';

type Key = { readonly value: string | null; readonly title: string | null };
const ofMoney: readonly AnyReport[] = ['sales', 'promocodes', 'vat'];

/** Cuts of a report as the lists that know them call them. */
const useCutWords = (report: AnyReport): FilterWords => {
  const t = useTranslations('reports');
  const [lines, tickets] = [useListWords('salesLines'), useListWords('tickets')];
  const states = { starts: useListWords('starts'), shop: useListWords('products') };
  if (ofMoney.includes(report)) return lines;
  return {
    filter: (name) => (t.has(`cut.${name}` as 'cut.state') ? t(`cut.${name}` as 'cut.state') : lines.filter(name)),
    value: (name, value) =>
      (name === 'state' ? states[report === 'shop' ? 'shop' : 'starts'] : tickets).value(name, value),
  };
};

/** How the rows and figures of a report are called. */
export const useReportWords = (report: AnyReport) => {
  const t = useTranslations('reports');
  const words = useListWords('salesLines');
  const cuts = useCutWords(report);
  const { language } = useLanguage();
  const { day, month, money, number } = useFormat();
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
    amount: (of: OfficeReport['columns'][number]['of'], figure: number): string => {
      if (of === 'money') return money(figure);
      if (of === 'percent') return t('percent', { percent: formatNumber(figure, language) });
      if (of === 'minutes') {
        const [hours, minutes] = [Math.floor(figure / 60), figure % 60];
        return hours > 0
          ? t('hoursMinutes', { hours: number(hours), minutes: number(minutes) })
          : t('minutes', { minutes: number(minutes) });
      }
      return number(figure);
    },
    filters: cuts,
  };
};
