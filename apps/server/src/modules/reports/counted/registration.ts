import type { Language } from '@trassa/contracts';
import { countedReportLists } from '@trassa/contracts/office';
import { hoursBefore, percentOf } from '@trassa/rules';
import { count, kept, percent, tickets } from './columns.ts';
import { type CountedReport, keptCuts, startsOf } from './counted-report.ts';
import { selectRegistration } from './registration.repository.ts';

const words = {
  ru: { over: 'раньше чем за', days: 'дн.', hours: 'ч', before: 'за', last: 'в последний час', after: 'после старта' },
  en: { over: 'over', days: 'd', hours: 'h', before: '', last: 'in the last hour', after: 'after the start' },
} as const;

const spanTitle = (value: string, language: Language): string => {
  const { over, days, hours, before, last, after } = words[language];
  const from = Number(value);
  if (from < 0) return after;
  if (from === 0) return last;
  const until = hoursBefore.findLast((one) => one > from);
  const [unit, by] = from >= 72 ? [days, 24] : [hours, 1];
  const told = until === undefined ? `${over} ${from / by} ${unit}` : `${before} ${from / by}–${until / by} ${unit}`;
  return told.trim();
};

/** Hours before the start × registered, papers, numbers. BO-083 */
export const registration: CountedReport = {
  list: countedReportLists.registration,
  right: 'reports.sales',
  isOfHouse: false,
  title: { ru: 'Отчёт: регистрация', en: 'Report: registration' },
  keys: { hours: ['hours'], start: ['start'] },
  keyTitles: { start: ['Старт', 'Start'], hours: ['До старта', 'Before the start'] },
  columns: {
    registered: count(['Заполнили анкету', 'Registered'], () => tickets({ 'f.participant': ['yes'] })),
    registered_share: percent(['С начала, %', 'So far, %']),
    documents: count(['Прислали документы', 'Sent documents']),
    handed_out: count(['Получили номер', 'Were given a number'], () =>
      tickets({ 'f.participant': ['yes'], 'f.handed_out': ['yes'] }),
    ),
  },
  async count(db, ask) {
    const rows = await selectRegistration(db, ask);
    const whole = rows.find(({ isTotal }) => isTotal)?.registered ?? 0;
    let soFar = 0;
    return rows.map(({ isTotal, starts, key, title, registered, documents, handedOut }) => {
      if (!isTotal) soFar += registered;
      const isSpan = ask.group === 'hours' && key !== null;
      return {
        isTotal,
        starts,
        values: [key],
        titles: [isSpan ? spanTitle(key, ask.language) : title],
        figures: {
          registered,
          registered_share: percentOf(isTotal || !isSpan ? registered : soFar, whole),
          documents,
          handed_out: handedOut,
        },
      };
    });
  },
  filtersOf: (keys, ask, counted) => {
    const start = startsOf(keys, counted);
    // Lists know no hours before a start.
    if (!start || keys?.['hours']) return null;
    return { ...keptCuts(ask, ['kind']), 'f.start': [...start], 'f.state': [...kept] };
  },
};
