import { countedReportLists } from '@trassa/contracts/office';
import { countDays, dayAfter, isoDay, settlementDaysMax, siteTimezone } from '@trassa/rules';
import { fromUnix } from '../../../kernel/clock.ts';
import type { Executor } from '../../../platform/database/index.ts';
import { selectDays } from '../../payments/index.ts';
import { timeOf } from '../named/report-period.ts';
import { money, sumOver } from './columns.ts';
import { type CountedAsk, type CountedReport, cutOf, keptCuts } from './counted-report.ts';

type Day = Awaited<ReturnType<typeof selectDays>>[number];

/** First and last day of a period that ends at a midnight. */
const daysOf = ({ from, to }: CountedAsk['period']): { readonly from: string; readonly until: string } => ({
  from: isoDay(from, siteTimezone),
  until: dayAfter(isoDay(to, siteTimezone), -1),
});

const selectAsked = async (db: Executor, ask: CountedAsk): Promise<readonly Day[]> => {
  const { from, to } = ask.period;
  const providers = cutOf(ask, 'provider');
  const days = await selectDays(db, { ...daysOf(ask.period), begins: fromUnix(from), ends: fromUnix(to) });
  return ask.scope === 'all' ? days.filter(({ provider }) => providers?.includes(provider) ?? true) : [];
};

const sumDays = (days: readonly Day[]): Record<string, number | null> => {
  const told = days.filter(({ isTold }) => isTold);
  const sum = (of: readonly Day[], figure: (day: Day) => number) => of.reduce((all, day) => all + figure(day), 0);
  /** Of days that have a register. */
  const ofTold = (figure: (day: Day) => number) => (told.length > 0 ? sum(told, figure) : null);
  return {
    captured: sum(days, ({ captured }) => captured),
    refunded: sum(days, ({ refunded }) => refunded),
    fee: ofTold(({ fee }) => fee),
    transferred: ofTold(({ theirCaptured, theirRefunded, fee }) => theirCaptured - theirRefunded - fee),
    difference: ofTold((day) => day.captured - day.refunded - day.theirCaptured + day.theirRefunded),
  };
};

const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;
const firstKey = (ask: CountedAsk, { day }: Day): string | null => {
  if (ask.group === 'provider') return null;
  return ask.group === 'day' ? day : monthOf(day);
};
/** No key is later than a day. */
const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

const opened = (sums: string) => () => sumOver('settlement', sums, 'day');
const title = ([ru, en]: readonly [string, string]) => [`${ru}, ₽`, `${en}, RUB`] as const;

/** Month × provider out of the days of the settlement screen, so a closed day is as it was closed. BO-081, BO-082, BO-083 */
export const settlement: CountedReport = {
  list: countedReportLists.settlement,
  right: 'reports.money',
  isOfHouse: true,
  title: { ru: 'Отчёт: сверка', en: 'Report: settlement' },
  keys: { month: ['month', 'provider'], day: ['day', 'provider'], provider: ['provider'] },
  keyTitles: { month: ['Месяц с', 'Month of'], day: ['День', 'Day'], provider: ['Касса', 'Payment provider'] },
  columns: {
    captured: money(title(['Получено', 'Captured']), opened('ours.captured')),
    refunded: money(title(['Возвращено', 'Refunded']), opened('ours.refunded')),
    fee: money(title(['Комиссия', 'Fee']), opened('theirs.fee')),
    transferred: money(title(['К перечислению', 'To transfer']), opened('theirs.transferred')),
    difference: money(title(['Расхождение', 'Difference']), opened('difference')),
  },
  async count(db, ask) {
    const days = await selectAsked(db, ask);
    const groups = new Map<string, Day[]>();
    for (const day of days) {
      const key = [firstKey(ask, day) ?? '', day.provider].join(' ');
      groups.set(key, [...(groups.get(key) ?? []), day]);
    }
    return [
      { isTotal: true, values: [], titles: [], figures: sumDays(days) },
      ...[...groups].toSorted(byKey).map(([, [first, ...others]]) => {
        if (!first) throw new Error('a group of days has no day');
        const key = firstKey(ask, first);
        return {
          isTotal: false,
          values: key === null ? [first.provider] : [key, first.provider],
          titles: [],
          figures: sumDays([first, ...others]),
        };
      }),
    ];
  },
  filtersOf: (keys, ask) => {
    const { month, day, provider } = keys ?? {};
    const time = timeOf('month', month ?? null, ask.period) ?? timeOf('day', day ?? null, ask.period) ?? ask.period;
    const days = daysOf(time);
    // The screen shows a quarter at most, of one provider or of all.
    const isOfSome = !provider && (cutOf(ask, 'provider')?.length ?? 0) > 1;
    if (isOfSome || countDays(days.from, days.until) > settlementDaysMax) return null;
    return {
      ...keptCuts(ask, ['provider']),
      ...(provider ? { 'f.provider': [provider] } : {}),
      'f.at.from': [String(time.from)],
      'f.at.to': [String(time.to)],
    };
  },
};
