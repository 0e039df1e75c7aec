import { countedReportLists } from '@trassa/contracts/office';
import { daysToFull, paceDays, percentOf, siteTimezone, startOfDay } from '@trassa/rules';
import { fromUnix, toUnix } from '../../../kernel/clock.ts';
import { count, kept, percent, tickets } from './columns.ts';
import { type CountedAsk, type CountedReport, keptCuts } from './counted-report.ts';
import { selectOccupancy } from './occupancy.repository.ts';

const day = 86_400;
/** Since which midnight the pace is counted: the days before today, and what of today there was. */
const paceSince = ({ now }: CountedAsk): number => startOfDay(toUnix(now), siteTimezone) - paceDays * day;

/** Start × format: its places, and when they will be gone. BO-063, BO-083 */
export const occupancy: CountedReport = {
  list: countedReportLists.occupancy,
  right: 'reports.sales',
  isOfHouse: false,
  title: { ru: 'Отчёт: заполненность', en: 'Report: occupancy' },
  keys: { format: ['start', 'format'], start: ['start'] },
  keyTitles: { start: ['Старт', 'Start'], format: ['Формат', 'Format'] },
  columns: {
    capacity: count(['Мест', 'Capacity']),
    reserve: count(['В резерве', 'Reserve']),
    sold: count(['Продано', 'Sold'], () => tickets({ 'f.state': [...kept] })),
    held: count(['Занято без билета', 'Taken without a ticket']),
    free: count(['Свободно', 'Free']),
    filled: percent(['Заполнено, %', 'Filled, %']),
    lately: count(['Продано за 14 дней', 'Sold in 14 days'], (ask) =>
      tickets({ 'f.state': [...kept], 'f.bought.from': [String(paceSince(ask))] }),
    ),
    days_to_full: { of: 'days', title: ['Дней до заполнения', 'Days to full'], opens: null },
    returned: count(['Возвращено', 'Returned'], () => tickets({ 'f.state': ['returned'] })),
  },
  async count(db, ask) {
    const rows = await selectOccupancy(db, ask, fromUnix(paceSince(ask)));
    return rows.map((row) => {
      const { isTotal, start, format, capacity, reserve, sold, held, free, lately, returned } = row;
      const isComing = row.comingFree + row.comingLately > 0;
      return {
        isTotal,
        values: [start, format],
        titles: [row.startTitle, row.formatTitle],
        figures: {
          capacity,
          reserve,
          sold,
          held,
          free,
          lately,
          returned,
          filled: percentOf(sold, capacity),
          days_to_full: isComing ? daysToFull({ free: row.comingFree, sold: row.comingLately }) : null,
        },
      };
    });
  },
  filtersOf: (keys, ask) => {
    if (keys === null) return null;
    const { start, format } = keys;
    return { ...(format ? { 'f.format': [format] } : { 'f.start': [start ?? ''] }), ...keptCuts(ask, ['kind']) };
  },
};
