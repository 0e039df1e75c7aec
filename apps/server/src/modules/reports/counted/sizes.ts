import { countedReportLists } from '@trassa/contracts/office';
import { count, kept, tickets } from './columns.ts';
import { type CountedReport, cutOf, keptCuts } from './counted-report.ts';
import { selectSizes } from './sizes.repository.ts';

/** Start × size: what there is, what people chose, and what will be wanted. BO-083 */
export const sizes: CountedReport = {
  list: countedReportLists.sizes,
  right: 'reports.sales',
  isOfHouse: false,
  title: { ru: 'Отчёт: размеры', en: 'Report: sizes' },
  keys: { start: ['start', 'size'], size: ['size'] },
  keyTitles: { start: ['Старт', 'Start'], size: ['Размер', 'Size'] },
  columns: {
    stock: count(['Футболок', 'Stock']),
    chosen: count(['Выбрали', 'Chosen'], () => tickets({ 'f.state': [...kept] })),
    male: count(['Мужчины', 'Men'], () => tickets({ 'f.state': [...kept], 'f.gender': ['male'] })),
    female: count(['Женщины', 'Women'], () => tickets({ 'f.state': [...kept], 'f.gender': ['female'] })),
    left: count(['Осталось', 'Left']),
    wanted: count(['Понадобится', 'Wanted']),
    lacking: count(['Не хватит', 'Lacking']),
  },
  async count(db, ask) {
    const isByStart = ask.group === 'start';
    const rows = await selectSizes(db, ask);
    return rows.map(({ isTotal, start, startTitle, size, ...figures }) => ({
      isTotal,
      values: isByStart ? [start, size] : [size],
      titles: isByStart ? [startTitle, size] : [size],
      figures,
    }));
  },
  filtersOf: (keys, ask) => {
    const starts = keys?.['start'] ? [keys['start']] : cutOf(ask, 'start');
    // Lists know no period of starts.
    if (keys === null || !starts) return null;
    return { ...keptCuts(ask, ['format']), 'f.start': [...starts], 'f.shirt': [keys['size'] ?? ''] };
  },
};
