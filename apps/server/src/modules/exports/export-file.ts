import type { Language } from '@trassa/contracts';
import type { ExportRow, FileName } from './exports.repository.ts';
import type { SheetProperties } from '../../platform/sheet/index.ts';
import { momentCell } from '../../platform/exporting/index.ts';
import type { ExportedList } from '../../platform/exporting/index.ts';

export const fileFolder = 'exports';
type Stored = Pick<FileName, 'publicId' | 'format' | 'attempts'>;
/** Of the storage, one for each attempt: nobody guesses a public id, and nothing serves this folder but a link. */
export const storedName = ({ publicId, format, attempts }: Stored): string =>
  `${fileFolder}/x${publicId}-${attempts}.${format}`;
/** Of all attempts: one that was killed may have left its own. */
export const storedNames = (file: Stored): string[] =>
  Array.from({ length: file.attempts }, (_, index) => storedName({ ...file, attempts: index + 1 }));

const shownMoment = (moment: Date): string => {
  const cell = momentCell(moment);
  return cell !== null && typeof cell === 'object' && 'moment' in cell ? cell.moment : '';
};

/** As it comes to the person: files of personal data say their number. */
export const fileName = ({ id, list, personal, createdAt, format }: ExportRow): string =>
  `${list}-${shownMoment(createdAt).slice(0, 10)}${personal ? `-N${id}` : ''}.${format}`;

const words = {
  ru: { export: 'Выгрузка №', all: 'без фильтра', filter: 'фильтр', purpose: 'цель', rows: 'строк' },
  en: { export: 'Export No.', all: 'no filter', filter: 'filter', purpose: 'purpose', rows: 'rows' },
} as const satisfies Record<Language, unknown>;

/** What a file is of: number, list, when, who, filter and purpose. BO-139 */
export const toldOf = (
  row: ExportRow,
  { list, author, now }: { readonly list: ExportedList; readonly author: string; readonly now: Date },
): readonly string[] => {
  const said = words[row.language];
  const filter = [...new URLSearchParams(row.query)].map(([name, value]) => `${name}=${value}`).join(' & ');
  return [
    `${said.export} ${row.id}`,
    list.title[row.language],
    shownMoment(now),
    author,
    filter === '' ? said.all : `${said.filter}: ${filter}`,
    ...(row.purpose === null ? [] : [`${said.purpose}: ${row.purpose}`]),
  ];
};

export const footOf = (told: readonly string[], rows: number, language: Language): string =>
  [...told, `${words[language].rows}: ${rows}`].join(' · ');

export const propertiesOf = (told: readonly string[], author: string, now: Date): SheetProperties => ({
  title: told.slice(0, 2).join(' · '),
  author,
  description: told.join(' · '),
  created: now,
});
