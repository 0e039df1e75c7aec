import type { Language } from '@trassa/contracts';
import { referenceHeadings, type ReferenceField, referencePlacesMax, referenceRowsMax } from '@trassa/rules';
import { type TableRefusal, tableRefusalText } from '../../../platform/table/index.ts';
import type { ReferenceProblem, ReferenceProblemId } from './reference-list.ts';

type Own = { readonly id: 'no_rows' | 'too_many_rows' | 'no_header' };
/** Why a file as a whole is not read. */
export type ReferenceRefusal =
  | TableRefusal
  | Own
  | { readonly id: 'no_columns'; readonly fields: readonly ReferenceField[] };

type Said = { readonly heading: string; readonly value: string };
type ProblemWords = Readonly<Record<ReferenceProblemId, (said: Said) => string>>;

const problemWords: Readonly<Record<Language, ProblemWords>> = {
  ru: {
    empty: ({ heading }) => `пусто в столбце «${heading}»`,
    too_long: ({ heading }) => `слишком длинно в столбце «${heading}»`,
    formula: ({ heading, value }) => `в столбце «${heading}» формула, а не название: «${value}»`,
    signs: ({ heading }) => `в столбце «${heading}» нечитаемые знаки: проверьте кодировку файла`,
    type: ({ value }) => `тип «${value}» непонятен: нужно «школа», «колледж» или «вуз»`,
    number: ({ heading, value }) => `в столбце «${heading}» нужен номер GeoNames, а стоит «${value}»`,
    prefix: ({ value }) => `нужны первые три цифры индекса, а стоит «${value}»`,
    country: ({ value }) => `страна «${value}» сайту неизвестна: нужно RU, KZ, TJ или BY`,
    timezone: ({ value }) => `часового пояса «${value}» нет: нужен вид Europe/Moscow`,
    coordinate: ({ heading, value }) => `в столбце «${heading}» не координата: «${value}»`,
    yes_no: ({ heading, value }) => `в столбце «${heading}» нужно «да» или «нет», а стоит «${value}»`,
    unknown_region: ({ value }) => `региона «${value}» нет в справочнике`,
    unknown_city: ({ value }) => `города «${value}» нет в справочнике`,
    many_cities: ({ value }) => `городов с названием «${value}» несколько: назовите регион или номер города`,
    city_elsewhere: ({ value }) => `город «${value}» в другом регионе`,
    new_region: ({ heading }) => `регион новый, и без столбца «${heading}» его не завести`,
    region_differs: ({ value }) => `регион назван иначе, чем в строке ${value}`,
    city_moved: ({ value }) => `город стоит в другом регионе (номер ${value}): перенести его файлом нельзя`,
    country_moved: ({ value }) => `регион стоит в другой стране (${value}): перенести его файлом нельзя`,
    region_full: () => `в регионе стало бы больше ${referencePlacesMax} городов`,
    country_full: () => `в стране стало бы больше ${referencePlacesMax} регионов`,
    second_main: ({ value }) => `главный город региона уже есть: ${value}`,
    repeated: ({ value }) => `то же самое уже стоит в строке ${value}`,
  },
  en: {
    empty: ({ heading }) => `nothing in the column “${heading}”`,
    too_long: ({ heading }) => `too long in the column “${heading}”`,
    formula: ({ heading, value }) => `a formula instead of a name in the column “${heading}”: “${value}”`,
    signs: ({ heading }) => `unreadable signs in the column “${heading}”: look at the encoding of the file`,
    type: ({ value }) => `type “${value}” is unclear: school, college or university`,
    number: ({ heading, value }) => `the column “${heading}” needs a GeoNames id, not “${value}”`,
    prefix: ({ value }) => `the first three digits of an index are needed, not “${value}”`,
    country: ({ value }) => `the site does not know the country “${value}”: RU, KZ, TJ or BY`,
    timezone: ({ value }) => `there is no time zone “${value}”: it looks like Europe/Moscow`,
    coordinate: ({ heading, value }) => `no coordinate in the column “${heading}”: “${value}”`,
    yes_no: ({ heading, value }) => `the column “${heading}” needs yes or no, not “${value}”`,
    unknown_region: ({ value }) => `the list has no region “${value}”`,
    unknown_city: ({ value }) => `the list has no city “${value}”`,
    many_cities: ({ value }) => `there are several cities “${value}”: name the region, or the id of the city`,
    city_elsewhere: ({ value }) => `the city “${value}” is in another region`,
    new_region: ({ heading }) => `the region is new and cannot be made without the column “${heading}”`,
    region_differs: ({ value }) => `the region is called otherwise in line ${value}`,
    city_moved: ({ value }) => `the city is in another region (id ${value}): a file cannot move it`,
    country_moved: ({ value }) => `the region is in another country (${value}): a file cannot move it`,
    region_full: () => `the region would have more than ${referencePlacesMax} cities`,
    country_full: () => `the country would have more than ${referencePlacesMax} regions`,
    second_main: ({ value }) => `the region has a main city already: ${value}`,
    repeated: ({ value }) => `the same stands in line ${value}`,
  },
};

const kindWords: Readonly<Record<Language, Readonly<Record<ReferenceProblemId, string>>>> = {
  ru: {
    empty: 'Пустые обязательные ячейки',
    too_long: 'Слишком длинно',
    formula: 'Формулы вместо названий',
    signs: 'Нечитаемые знаки',
    type: 'Непонятный тип',
    number: 'Не номер GeoNames',
    prefix: 'Не начало индекса',
    country: 'Неизвестная страна',
    timezone: 'Неизвестный часовой пояс',
    coordinate: 'Не координата',
    yes_no: 'Не «да» и не «нет»',
    unknown_region: 'Региона нет в справочнике',
    unknown_city: 'Города нет в справочнике',
    many_cities: 'Несколько городов с одним названием',
    city_elsewhere: 'Город в другом регионе',
    new_region: 'Новый регион без названий',
    region_differs: 'Регион назван по-разному',
    city_moved: 'Перенос города в другой регион',
    country_moved: 'Перенос региона в другую страну',
    region_full: 'Слишком много городов в регионе',
    country_full: 'Слишком много регионов в стране',
    second_main: 'Второй главный город региона',
    repeated: 'Повторы',
  },
  en: {
    empty: 'Nothing where something is needed',
    too_long: 'Too long',
    formula: 'Formulas instead of names',
    signs: 'Unreadable signs',
    type: 'Unclear type',
    number: 'No GeoNames id',
    prefix: 'No index prefix',
    country: 'Unknown country',
    timezone: 'Unknown time zone',
    coordinate: 'No coordinate',
    yes_no: 'Neither yes nor no',
    unknown_region: 'No such region in the list',
    unknown_city: 'No such city in the list',
    many_cities: 'Several cities of one name',
    city_elsewhere: 'City of another region',
    new_region: 'New region without names',
    region_differs: 'Region called in two ways',
    city_moved: 'City moved to another region',
    country_moved: 'Region moved to another country',
    region_full: 'Too many cities in a region',
    country_full: 'Too many regions in a country',
    second_main: 'Second main city of a region',
    repeated: 'Repeats',
  },
};

const headingOf = (language: Language, field: string): string =>
  field in referenceHeadings ? referenceHeadings[field as ReferenceField][language] : field;

/** Why a row is not stored, without its line. */
export const referenceProblemText = (language: Language, { id, field, value }: ReferenceProblem): string =>
  problemWords[language][id]({ heading: headingOf(language, field), value });

export const referenceKindText = (language: Language, id: ReferenceProblemId): string => kindWords[language][id];

const noColumns = (language: Language, fields: readonly ReferenceField[]): string => {
  const names = fields.map((field) => headingOf(language, field));
  return language === 'ru'
    ? `Нет столбцов: ${names.map((name) => `«${name}»`).join(', ')}. Назовите их сами или возьмите образец.`
    : `There are no columns ${names.map((name) => `“${name}”`).join(', ')}. Name them yourself, or begin with the sample.`;
};

const fileWords = {
  ru: {
    no_rows: 'Под заголовками нет ни одной строки.',
    too_many_rows: `В файле больше ${referenceRowsMax.toLocaleString('ru')} строк. Разделите его.`,
    no_header: 'Строка заголовков не нашлась. Возьмите образец или назовите столбцы сами.',
  },
  en: {
    no_rows: 'There is no row below the headings.',
    too_many_rows: `The file has more than ${referenceRowsMax.toLocaleString('en')} rows. Split it.`,
    no_header: 'No row of headings was found. Begin with the sample, or name the columns yourself.',
  },
} as const;

const isOwn = (refusal: TableRefusal | Own): refusal is Own => refusal.id in fileWords.ru;

export const referenceRefusalText = (language: Language, refusal: ReferenceRefusal): string => {
  if ('fields' in refusal) return noColumns(language, refusal.fields);
  return isOwn(refusal) ? fileWords[language][refusal.id] : tableRefusalText(language, refusal);
};

/** Which row the columns were named by, where a person named them. */
export const referenceHeaderNote = (language: Language, line: number): string =>
  language === 'ru'
    ? `Строка ${line} принята за заголовки и не загружается.`
    : `Line ${line} is taken for the headings and is not imported.`;
