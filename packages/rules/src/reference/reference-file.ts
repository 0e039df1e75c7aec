/** Lists of the house that come by files: schools, regions with their cities, and what the first digits of a postal index mean. */
export const referenceKinds = ['schools', 'places', 'postal'] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

/** Rows of a file (back-office.md 4.6). */
export const referenceRowsMax = 100_000;
/** Characters of a name. */
export const referenceNameMax = 300;
/** Cities of a region, and regions of a country: a visitor gets all of them at once. */
export const referencePlacesMax = 500;

/** What a column of a file may be, in the order of the sample. */
export const referenceFields = {
  schools: ['type', 'name', 'short_name', 'region', 'city'],
  places: [
    'city_id',
    'city_ru',
    'city_en',
    'region_id',
    'region_ru',
    'region_en',
    'country',
    'timezone',
    'latitude',
    'longitude',
    'main',
  ],
  postal: ['prefix', 'region', 'city'],
} as const satisfies Readonly<Record<ReferenceKind, readonly string[]>>;
export type ReferenceField<K extends ReferenceKind = ReferenceKind> = (typeof referenceFields)[K][number];

/** Columns that a file cannot be without. */
export const referenceNeeded = {
  schools: ['type', 'name', 'short_name', 'city'],
  places: ['city_id', 'city_ru', 'city_en', 'region_id', 'timezone'],
  postal: ['prefix', 'region'],
} as const satisfies { readonly [K in ReferenceKind]: readonly ReferenceField<K>[] };

type Words = { readonly ru: string; readonly en: string };

/** The heading of a column, as the sample has it and the screens name it. */
export const referenceHeadings: Readonly<Record<ReferenceField, Words>> = {
  type: { ru: 'Тип', en: 'Type' },
  name: { ru: 'Полное название', en: 'Full name' },
  short_name: { ru: 'Короткое название', en: 'Short name' },
  region: { ru: 'Регион', en: 'Region' },
  city: { ru: 'Город', en: 'City' },
  city_id: { ru: 'Номер города', en: 'City id' },
  city_ru: { ru: 'Город по-русски', en: 'City in Russian' },
  city_en: { ru: 'Город по-английски', en: 'City in English' },
  region_id: { ru: 'Номер региона', en: 'Region id' },
  region_ru: { ru: 'Регион по-русски', en: 'Region in Russian' },
  region_en: { ru: 'Регион по-английски', en: 'Region in English' },
  country: { ru: 'Страна', en: 'Country' },
  timezone: { ru: 'Часовой пояс', en: 'Time zone' },
  latitude: { ru: 'Широта', en: 'Latitude' },
  longitude: { ru: 'Долгота', en: 'Longitude' },
  main: { ru: 'Главный', en: 'Main' },
  prefix: { ru: 'Начало индекса', en: 'Index prefix' },
};

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[\s_.:*-]+/g, ' ')
    .trim();

/** What a column is by its heading, in either language or as the field is called; null: none of the list. */
export const referenceFieldOf = <K extends ReferenceKind>(kind: K, heading: string): ReferenceField<K> | null => {
  const asked = fold(heading);
  const fields: readonly ReferenceField<K>[] = referenceFields[kind];
  return (
    fields.find((field) => {
      const { ru, en } = referenceHeadings[field];
      return [field, ru, en].some((word) => fold(word) === asked);
    }) ?? null
  );
};

const samples: Readonly<Record<ReferenceKind, Readonly<Record<keyof Words, readonly (readonly string[])[]>>>> = {
  schools: {
    ru: [
      ['школа', 'Средняя общеобразовательная школа № 5', 'Школа № 5', 'Московская область', 'Мытищи'],
      ['колледж', 'Мытищинский колледж', 'МК', 'Московская область', 'Мытищи'],
      ['вуз', 'Московский государственный университет имени М. В. Ломоносова', 'МГУ', 'Москва', 'Москва'],
    ],
    en: [
      ['school', 'Средняя общеобразовательная школа № 5', 'Школа № 5', 'Московская область', 'Мытищи'],
      ['college', 'Мытищинский колледж', 'МК', 'Московская область', 'Мытищи'],
      ['university', 'Московский государственный университет имени М. В. Ломоносова', 'МГУ', 'Москва', 'Москва'],
    ],
  },
  places: {
    ru: [
      '1496153|Омск|Omsk|1496152|Омская область|Omsk Oblast|RU|Asia/Omsk|54.99244|73.36859|да',
      '1490140|Тара|Tara|1496152|Омская область|Omsk Oblast|RU|Asia/Omsk|56.895|74.37|нет',
    ].map((row) => row.split('|')),
    en: [
      '1496153|Омск|Omsk|1496152|Омская область|Omsk Oblast|RU|Asia/Omsk|54.99244|73.36859|yes',
      '1490140|Тара|Tara|1496152|Омская область|Omsk Oblast|RU|Asia/Omsk|56.895|74.37|no',
    ].map((row) => row.split('|')),
  },
  postal: {
    ru: [
      ['101', 'Москва', 'Москва'],
      ['141', 'Московская область', ''],
    ],
    en: [
      ['101', 'Москва', 'Москва'],
      ['141', 'Московская область', ''],
    ],
  },
};

const cell = (text: string): string => (/[";,\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A file to begin with: headings and some rows, as CSV with a mark that Excel opens as it is. */
export const referenceSample = (kind: ReferenceKind, language: keyof Words): string => {
  const headings = referenceFields[kind].map((field) => referenceHeadings[field][language]);
  const delimiter = language === 'ru' ? ';' : ',';
  const rows = [headings, ...samples[kind][language]];
  return `\uFEFF${rows.map((row) => row.map(cell).join(delimiter)).join('\r\n')}\r\n`;
};
