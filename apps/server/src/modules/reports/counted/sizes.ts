import { countedReportLists } from '@trassa/contracts/office';
import { toNameless } from '@trassa/rules';
import { count, kept, tickets } from './columns.ts';
import { type CountedReport, keptCuts, startsOf } from './counted-report.ts';
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
    male: count(['Мужчины', 'Men'], ({ seesPeople }) =>
      seesPeople ? tickets({ 'f.state': [...kept], 'f.gender': ['male'] }) : null,
    ),
    female: count(['Женщины', 'Women'], ({ seesPeople }) =>
      seesPeople ? tickets({ 'f.state': [...kept], 'f.gender': ['female'] }) : null,
    ),
    left: count(['Осталось', 'Left']),
    wanted: count(['Понадобится', 'Wanted']),
    lacking: count(['Не хватит', 'Lacking']),
  },
  async count(db, ask) {
    const isByStart = ask.group === 'start';
    const rows = await selectSizes(db, ask);
    const told = (people: number): number => (ask.seesPeople ? people : toNameless(people));
    return rows.map(({ isTotal, starts, start, startTitle, size, ...figures }) => ({
      isTotal,
      starts,
      values: isByStart ? [start, size] : [size],
      titles: isByStart ? [startTitle, size] : [size],
      figures: { ...figures, male: told(figures.male), female: told(figures.female) },
    }));
  },
  filtersOf: (keys, ask, counted) => {
    const starts = startsOf(keys, counted);
    if (keys === null || !starts) return null;
    return { ...keptCuts(ask, ['format']), 'f.start': [...starts], 'f.shirt': [keys['size'] ?? ''] };
  },
};
