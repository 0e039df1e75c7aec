import type { Language } from '@trassa/contracts';
import type { startListPresets } from '@trassa/contracts/office';
import type { SheetCell } from '../../../platform/sheet/index.ts';
import { say } from '../../../kernel/say.ts';
import type { StartListRow } from '../../tickets/index.ts';

/** A ready ticket with what stands beside it. */
export type ListedTicket = StartListRow & { readonly format: string; readonly chips: readonly string[] };
export type Preset = (typeof startListPresets)[number];
type Column = readonly [title: string, cell: (row: ListedTicket, language: Language) => SheetCell];
type Asked = { readonly preset: Preset; readonly language: Language; readonly isPersonal: boolean };

const kinds = {
  ru: { athlete: 'участник', volunteer: 'волонтёр', spectator: 'зритель', kids: 'ребёнок' },
  en: { athlete: 'athlete', volunteer: 'volunteer', spectator: 'spectator', kids: 'child' },
} as const;
const genders = { ru: { male: 'М', female: 'Ж' }, en: { male: 'M', female: 'F' } } as const;

const genderOf = ({ gender }: ListedTicket, language: Language): string =>
  gender === 'male' || gender === 'female' ? genders[language][gender] : '';
const yearOf = ({ born }: ListedTicket): number | null => (born ? Number(born.slice(0, 4)) : null);
const waveOf = ({ waveRu, waveEn }: ListedTicket, language: Language): string =>
  waveRu === null ? '' : say(language, waveRu, waveEn);
const kindOf = ({ kind }: ListedTicket, language: Language): string =>
  kinds[language][kind as keyof (typeof kinds)['ru']] ?? kind;
const bornOf = ({ born }: ListedTicket): SheetCell => (born ? { day: born } : null);

const genericTitles = {
  ru: [
    'Номер',
    'Фамилия',
    'Имя',
    'Отчество',
    'Пол',
    'Год рождения',
    'Формат',
    'Волна',
    'Команда',
    'Номер команды',
    'Клуб',
    'Вид билета',
    'Чип',
    'Билет',
  ],
  en: [
    'Number',
    'Last name',
    'First name',
    'Middle name',
    'Gender',
    'Year of birth',
    'Format',
    'Wave',
    'Team',
    'Team number',
    'Club',
    'Kind',
    'Chip',
    'Ticket',
  ],
} as const;
const genericCells: readonly Column[1][] = [
  ({ number }) => number,
  ({ lastName }) => lastName,
  ({ firstName }) => firstName,
  ({ patronymic }) => patronymic,
  genderOf,
  yearOf,
  ({ format }) => format,
  waveOf,
  ({ team }) => team ?? '',
  ({ teamNumber }) => teamNumber,
  ({ club }) => club ?? '',
  kindOf,
  ({ chips }) => chips.join(' '),
  ({ ticketNumber }) => ticketNumber,
];

/** The column names of the import of RaceResult. */
const raceResult = (most: number): Column[] => [
  ['Bib', ({ number }) => number],
  ['Lastname', ({ lastName }) => lastName],
  ['Firstname', ({ firstName }) => firstName],
  ['Sex', (row) => genderOf(row, 'en').toLowerCase()],
  ['YearOfBirth', yearOf],
  ['Club', ({ club }) => club ?? ''],
  ['Contest', ({ format }) => format],
  ['Wave', waveOf],
  ['Team', ({ team }) => team ?? ''],
  ...Array.from({ length: most }, (_none, index): Column => [
    `Transponder${index + 1}`,
    ({ chips }) => chips[index] ?? '',
  ]),
];

/** The column names of participants in MyLaps Timing & Scoring. */
const myLaps = (most: number): Column[] => [
  ['Start number', ({ number }) => number],
  ['First name', ({ firstName }) => firstName],
  ['Last name', ({ lastName }) => lastName],
  ['Gender', (row) => genderOf(row, 'en')],
  ['Year of birth', yearOf],
  ['Team', ({ team }) => team ?? ''],
  ['Club', ({ club }) => club ?? ''],
  ['Category', ({ format }) => format],
  ['Start group', waveOf],
  ...Array.from({ length: most }, (_none, index): Column => [
    index === 0 ? 'Chip code' : `Chip code ${index + 1}`,
    ({ chips }) => chips[index] ?? '',
  ]),
];

const personal: Readonly<Record<Preset, { born: string | null; phone: string | null }>> = {
  generic: { born: null, phone: null },
  raceresult: { born: 'DateOfBirth', phone: 'CellPhone' },
  mylaps: { born: 'Date of birth', phone: 'Phone' },
};
const genericPersonal = {
  ru: { born: 'Дата рождения', phone: 'Телефон' },
  en: { born: 'Date of birth', phone: 'Phone' },
} as const;

/** Columns of a start list; personal ones stand last. BO-079 */
export const columnsOf = (rows: readonly ListedTicket[], { preset, language, isPersonal }: Asked): Column[] => {
  const most = rows.reduce((max, { chips }) => Math.max(max, chips.length), 1);
  const columns =
    preset === 'generic'
      ? genericCells.map((cell, index): Column => [genericTitles[language][index] ?? '', cell])
      : preset === 'raceresult'
        ? raceResult(most)
        : myLaps(most);
  if (!isPersonal) return columns;
  const { born, phone } = personal[preset];
  return [
    ...columns,
    [born ?? genericPersonal[language].born, bornOf],
    [phone ?? genericPersonal[language].phone, (row) => row.phone ?? ''],
  ];
};
