import { countedReportLists } from '@trassa/contracts/office';
import { timeOf } from '../named/report-period.ts';
import { count, money, sumOver } from './columns.ts';
import { type CountedReport, keptCuts } from './counted-report.ts';
import { selectInsurance } from './insurance.repository.ts';

const title = ([ru, en]: readonly [string, string]) => [`${ru}, ₽`, `${en}, RUB`] as const;

/** Month × offer: what was sold and cancelled, and what the insurer is due. BO-083 */
export const insurance: CountedReport = {
  list: countedReportLists.insurance,
  right: 'reports.money',
  isOfHouse: true,
  title: { ru: 'Отчёт: страхование', en: 'Report: insurance' },
  keys: { month: ['month', 'offer'], offer: ['offer'] },
  keyTitles: { month: ['Месяц с', 'Month of'], offer: ['Программа', 'Programme'] },
  columns: {
    policies: count(['Продано полисов', 'Policies sold'], () => sumOver('policies', 'rows', 'created')),
    policies_sum: money(title(['Продано на сумму', 'Sold for']), () => sumOver('policies', 'price', 'created')),
    cancelled: count(['Отменено полисов', 'Policies cancelled'], () => sumOver('policies', 'rows', 'cancelled')),
    cancelled_sum: money(title(['Отменено на сумму', 'Cancelled for']), () =>
      sumOver('policies', 'price', 'cancelled'),
    ),
    due: money(title(['Страховщику', 'Due to the insurer'])),
  },
  async count(db, ask) {
    const rows = await selectInsurance(db, ask);
    return rows.map(({ isTotal, month, offer, offerTitle, sold, soldSum, cancelled, cancelledSum }) => ({
      isTotal,
      values: ask.group === 'month' ? [month, offer] : [offer],
      titles: ask.group === 'month' ? [null, offerTitle] : [offerTitle],
      figures: {
        policies: sold,
        policies_sum: soldSum,
        cancelled,
        cancelled_sum: cancelledSum,
        due: soldSum - cancelledSum,
      },
    }));
  },
  filtersOf: (keys, ask) => {
    const time = timeOf('month', keys?.['month'] ?? null, ask.period) ?? ask.period;
    return {
      ...keptCuts(ask, ['offer']),
      ...(keys?.['offer'] ? { 'f.offer': [keys['offer']] } : {}),
      'f.at.from': [String(time.from)],
      'f.at.to': [String(time.to)],
    };
  },
};
