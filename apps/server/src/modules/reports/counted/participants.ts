import type { Language } from '@trassa/contracts';
import { countedReportLists, type ReportFilters } from '@trassa/contracts/office';
import { ageGroups, hideSmall, namelessLeast, percentOf, toNameless } from '@trassa/rules';
import { count, kept, percent, tickets } from './columns.ts';
import { type CountedAsk, type CountedReport, cutOf, keptCuts, startsOf } from './counted-report.ts';
import { type ParticipantsRow, selectParticipants } from './participants.repository.ts';

const others = { ru: 'Остальные', en: 'Others' } as const;
const unknown = { ru: 'Не указано', en: 'Not said' } as const;
const genders: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  male: { ru: 'Мужчины', en: 'Men' },
  female: { ru: 'Женщины', en: 'Women' },
};

const ageTitle = (value: string, language: Language): string => {
  const from = Number(value);
  const next = ageGroups.find((age) => age > from);
  if (from === 0) return language === 'en' ? `under ${next}` : `до ${next} лет`;
  if (next === undefined) return language === 'en' ? `${from} and over` : `${from} и старше`;
  return `${from}–${next - 1}`;
};

const titleOf = (key: string | undefined, value: string | null, title: string | null, language: Language): string => {
  if (value === null) return unknown[language];
  if (key === 'age') return ageTitle(value, language);
  return genders[value]?.[language] ?? title ?? value;
};

/** Of groups that are shown as one. */
const joinedKey = 'others';
const groups = {
  age_gender: ['age', 'gender'],
  age: ['age'],
  gender: ['gender'],
  region: ['region'],
  club: ['club'],
  start: ['start'],
} as const;
/** Times are in their order, everything else is by size. */
const inOrder = (ask: CountedAsk, rows: readonly ParticipantsRow[]): readonly ParticipantsRow[] =>
  ask.group.startsWith('age')
    ? rows.toSorted(
        (a, b) => Number(a.first ?? 999) - Number(b.first ?? 999) || (a.second ?? '~').localeCompare(b.second ?? '~'),
      )
    : rows;

/** Who was there before is looked up person by person: of a start or an event alone. */
const hasAgain = (ask: CountedAsk): boolean => cutOf(ask, 'start') !== null || cutOf(ask, 'event') !== null;

const named: ReportFilters = { 'f.state': [...kept], 'f.participant': ['yes'] };

/** Age × gender, region, club: who comes, and who comes again; small groups name nobody (`hideSmall`). BO-083 */
export const participants: CountedReport = {
  list: countedReportLists.participants,
  right: 'reports.sales',
  isOfHouse: false,
  title: { ru: 'Отчёт: участники', en: 'Report: participants' },
  keys: groups,
  keyTitles: {
    start: ['Старт', 'Start'],
    age: ['Возраст', 'Age'],
    gender: ['Пол', 'Gender'],
    region: ['Регион', 'Region'],
    club: ['Клуб', 'Club'],
  },
  columns: {
    people: count(['Участников', 'Participants'], ({ group, seesPeople }) =>
      seesPeople || group === 'start' ? tickets(named) : null,
    ),
    share: percent(['Доля, %', 'Share, %']),
    first_time: count(['Впервые', 'First time']),
    again: count(['Уже участвовали', 'Again']),
  },
  async count(db, ask) {
    const { group, language } = ask;
    const keys: readonly string[] = groups[group as keyof typeof groups];
    const all = await selectParticipants(db, ask, hasAgain(ask));
    const whole = all.find(({ isTotal }) => isTotal)?.people ?? 0;
    const rows = all.filter(({ isTotal }) => !isTotal);
    // A start is no person: how many take part in it is told by its occupancy, too.
    const isWhole = ask.seesPeople || group === 'start';
    const { shown, joined } = isWhole ? { shown: rows, joined: [] } : hideSmall(rows, namelessLeast);
    const figuresOf = (row: Pick<ParticipantsRow, 'people' | 'again'>, isTotal = false) => {
      const people = isWhole || isTotal ? row.people : toNameless(row.people);
      const again = ask.seesPeople || row.again === null ? row.again : toNameless(row.again);
      const told = ask.seesPeople || row.people >= namelessLeast ? again : null;
      return {
        people,
        share: percentOf(people, whole),
        again: told,
        first_time: told === null ? null : Math.max(0, people - told),
      };
    };
    const sum = (name: 'people' | 'again') => joined.reduce((summed, row) => summed + (row[name] ?? 0), 0);
    const rest = { people: sum('people'), again: hasAgain(ask) ? sum('again') : null };
    return [
      ...all
        .filter(({ isTotal }) => isTotal)
        .map((row) => ({ isTotal: true, starts: row.starts, values: [], titles: [], figures: figuresOf(row, true) })),
      ...inOrder(ask, shown).map((row) => ({
        isTotal: false,
        values: [row.first, row.second],
        titles: [
          titleOf(keys[0], row.first, row.firstTitle, language),
          ...(keys.length > 1 ? [titleOf(keys[1], row.second, null, language)] : []),
        ],
        figures: figuresOf(row),
      })),
      ...(joined.length > 0
        ? [{ isTotal: false, values: [joinedKey, null], titles: [others[language], '–'], figures: figuresOf(rest) }]
        : []),
    ];
  },
  filtersOf: (keys, ask, counted) => {
    const start = startsOf(keys, counted);
    // Lists know no ages, and several groups at once have no filter of their own.
    if (!start || Object.values(keys ?? {}).includes(joinedKey) || (keys && 'age' in keys)) return null;
    const own = Object.entries(keys ?? {}).filter(([key]) => key !== 'start');
    return {
      ...keptCuts(ask, ['kind']),
      'f.start': [...start],
      ...Object.fromEntries(own.map(([key, value]) => [`f.${key}`, [value ?? 'none']])),
    };
  },
};
