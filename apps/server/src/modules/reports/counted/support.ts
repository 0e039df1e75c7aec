import { countedReportLists } from '@trassa/contracts/office';
import { timeOf } from '../named/report-period.ts';
import { count, sumOver } from './columns.ts';
import type { CountedReport } from './counted-report.ts';
import { selectSupport } from './support.repository.ts';

const nobody = { ru: 'Без имени', en: 'No name' } as const;

/** People × week: what they answered, and how soon. BO-083 */
export const support: CountedReport = {
  list: countedReportLists.support,
  right: 'reports.sales',
  isOfHouse: true,
  title: { ru: 'Отчёт: обращения', en: 'Report: support' },
  keys: { person: ['person'], week: ['week', 'person'] },
  keyTitles: { week: ['Неделя с', 'Week of'], person: ['Сотрудник', 'Colleague'] },
  columns: {
    answered: count(['Ответил первым', 'Answered first'], () => sumOver('support', 'rows', 'answered')),
    letters: count(['Писем', 'Letters']),
    median_answer: { of: 'minutes', title: ['Медиана до ответа, мин', 'Median to answer, min'], opens: null },
  },
  async count(db, ask) {
    const rows = await selectSupport(db, ask);
    return rows.map(({ isTotal, week, person, name, answered, letters, median }) => {
      const called = person === null ? null : (name ?? nobody[ask.language]);
      return {
        isTotal,
        values: ask.group === 'week' ? [week, person] : [person],
        titles: ask.group === 'week' ? [null, called] : [called],
        figures: { answered, letters, median_answer: median },
      };
    });
  },
  filtersOf: (keys, ask) => {
    const time = timeOf('week', keys?.['week'] ?? null, ask.period) ?? ask.period;
    return {
      ...(keys?.['person'] ? { 'f.answered_by': [keys['person']] } : {}),
      'f.at.from': [String(time.from)],
      'f.at.to': [String(time.to)],
    };
  },
};
