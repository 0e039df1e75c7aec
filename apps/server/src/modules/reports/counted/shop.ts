import { countedReportLists } from '@trassa/contracts/office';
import { turnoverDays } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import { count, sumOver } from './columns.ts';
import { type CountedAsk, type CountedReport, keptCuts } from './counted-report.ts';
import { selectShop } from './shop.repository.ts';

const day = 86_400;
/** Days of the period that there were; a begun one is none. */
const daysOver = ({ period: { from, to }, now }: CountedAsk): number =>
  Math.max(0, Math.min(to, toUnix(now)) - from) / day;

/** Product × size: what was sold of it, and how long what is left will last. BO-083 */
export const shop: CountedReport = {
  list: countedReportLists.shop,
  right: 'reports.sales',
  isOfHouse: true,
  title: { ru: 'Отчёт: магазин', en: 'Report: shop' },
  keys: { size: ['product', 'size'], product: ['product'], category: ['category'] },
  keyTitles: { category: ['Категория', 'Category'], product: ['Товар', 'Product'], size: ['Размер', 'Size'] },
  columns: {
    sold: count(['Продано, шт.', 'Sold, pieces']),
    returned: count(['Из них вернулось', 'Of them returned']),
    free: count(['Свободно на складе', 'Free in stock'], () => sumOver('stock', 'free')),
    turnover_days: { of: 'days', title: ['Хватит на дней', 'Lasts days'], opens: null },
  },
  async count(db, ask) {
    const rows = await selectShop(db, ask);
    return rows.map(({ isTotal, sold, returned, free, ...row }) => ({
      isTotal,
      values: ask.group === 'category' ? [row.category] : [row.product, row.size],
      titles: ask.group === 'category' ? [row.categoryTitle] : [row.productTitle, row.sizeTitle ?? '–'],
      figures: {
        sold,
        returned,
        free,
        turnover_days: turnoverDays({ stock: free, sold: sold - returned }, daysOver(ask)),
      },
    }));
  },
  filtersOf: (keys, ask) => {
    const { category, product, size } = keys ?? {};
    const of = (name: string, value: string | null | undefined) => (value ? { [`f.${name}`]: [value] } : {});
    return {
      ...keptCuts(ask, ['category', 'state']),
      ...of('category', category),
      ...of('product', product),
      ...of('size', size),
    };
  },
};
