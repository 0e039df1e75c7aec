import type { Language } from '@trassa/contracts';
import { tableWords } from '../../../platform/table/index.ts';
import type { Problem, ProblemId } from './domain/problems/problem.ts';
import { eachWord, wordColumns } from '../domain/word-columns.ts';
import type { ResultField } from './domain/result-field.ts';
import type { ImportRefusal } from './import-refusal.ts';

type Values = Problem['values'];
type RowWords = Readonly<Record<ProblemId, (values: Values) => string>>;

const rowWords: Readonly<Record<Language, RowWords>> = {
  ru: {
    no_number: () => 'нет стартового номера',
    bad_number: ({ value }) => `стартовый номер «${value}» не похож на номер`,
    number_taken: ({ number, line }) => `номер ${number} уже стоит в строке ${line}, а на эстафету это не похоже`,
    relay_format: ({ number, line }) => `номер ${number} и время те же, что в строке ${line}, а формат личный`,
    no_name: () => 'нет ни имени, ни названия команды',
    no_time: () => 'финишировал без времени: впишите время или статус DNF, DNS, DSQ',
    bad_time: ({ column, value }) => `в столбце «${column}» вместо времени «${value}»`,
    long_time: ({ column, value }) => `в столбце «${column}» время больше десяти суток: «${value}»`,
    bad_status: ({ value }) => `статус «${value}» непонятен: нужен DNF, DNS, DSQ или пусто`,
    bad_gender: ({ value }) => `пол «${value}» непонятен: нужно М или Ж`,
    bad_age: ({ column, value }) => `в столбце «${column}» вместо возраста или года рождения «${value}»`,
    bad_leg: ({ value }) => `этап «${value}» непонятен: нужно число`,
    unknown_format: ({ value }) => `формата «${value}» у этого старта нет`,
    other_format: ({ value, format }) => `это формат «${value}», а загружается «${format}»`,
    no_format: () => 'не сказано, какой это формат: нужен столбец «Формат» или ключ --format',
    too_fast: ({ time, distance, km, pace }) =>
      `${time} на ${distance || `${km} км`} – быстрее, чем ${pace} на километр`,
    too_long: ({ column, limit }) => `в столбце «${column}» больше ${limit} знаков`,
    leg_times: ({ number, line }) =>
      `у номера ${number} здесь и в строке ${line} разное время: у эстафеты оно одно, либо нужен столбец «Этап»`,
  },
  en: {
    no_number: () => 'no start number',
    bad_number: ({ value }) => `start number “${value}” does not look like one`,
    number_taken: ({ number, line }) => `number ${number} is already in line ${line}, and this is no relay`,
    relay_format: ({ number, line }) =>
      `number ${number} and the time are those of line ${line}, but the format is of single runners`,
    no_name: () => 'neither a name nor a team',
    no_time: () => 'finished without a time: enter the time or the status DNF, DNS, DSQ',
    bad_time: ({ column, value }) => `column “${column}” has “${value}” instead of a time`,
    long_time: ({ column, value }) => `column “${column}” has a time of more than ten days: “${value}”`,
    bad_status: ({ value }) => `status “${value}” is unclear: DNF, DNS, DSQ or nothing`,
    bad_gender: ({ value }) => `gender “${value}” is unclear: M or F`,
    bad_age: ({ column, value }) => `column “${column}” has “${value}” instead of an age or a year of birth`,
    bad_leg: ({ value }) => `leg “${value}” is unclear: a number is needed`,
    unknown_format: ({ value }) => `this start has no format “${value}”`,
    other_format: ({ value, format }) => `this is the format “${value}”, but “${format}” is being imported`,
    no_format: () => 'the format is not named: add a column “Format” or --format',
    too_fast: ({ time, distance, km, pace }) =>
      `${time} for ${distance || `${km} km`} is faster than ${pace} per kilometre`,
    too_long: ({ column, limit }) => `column “${column}” has more than ${limit} characters`,
    leg_times: ({ number, line }) =>
      `number ${number} has one time here and another in line ${line}: a relay has one, or add a column “Leg”`,
  },
};

/** Why a row was not taken, without its line. */
export const problemText = (language: Language, { id, values }: Pick<Problem, 'id' | 'values'>): string =>
  rowWords[language][id](values);

const quoted = (words: readonly string[], open: string, close: string): string =>
  words.map((word) => open + word + close).join(', ');

type Of<Id extends ImportRefusal['id']> = Extract<ImportRefusal, { id: Id }>;
type FileWords = { readonly [Id in ImportRefusal['id']]: (refusal: Of<Id>) => string };

const found = (columns: readonly string[]): string => `В файле: ${quoted(columns, '«', '»') || 'пусто'}.`;
const has = (columns: readonly string[]): string => `The file has: ${quoted(columns, '“', '”') || 'nothing'}.`;

const fileWords: Readonly<Record<Language, FileWords>> = {
  ru: {
    ...tableWords.ru,
    no_rows: () => 'Под заголовками нет ни одной строки.',
    no_event_city: () =>
      'Такого старта нет. Откройте его страницу на сайте и возьмите последнюю часть адреса после /results/ или весь адрес.',
    not_started: () => 'Этот старт ещё не состоялся.',
    no_formats: () => 'У этого старта нет ни одного формата.',
    moved: () => 'Результаты старта изменились после проверки файла. Проверьте его ещё раз.',
    too_many_rows: ({ limit }) => `В файле больше ${limit.toLocaleString('ru')} строк. Разделите его по форматам.`,
    too_many_columns: ({ limit }) =>
      `В файле больше ${limit} столбцов: на протокол это не похоже. Оставьте столбцы с номером, именем и временем.`,
    keep_needs_numbers: ({ count, examples }) =>
      `Без стартового номера ${count === 1 ? 'одна строка' : `строк: ${count.toLocaleString('ru')}`} (строка ${examples[0] ?? ''}). С ключом --keep-missing люди узнаются только по номеру: без него дополнение переписало бы тёзку или внесло бы человека второй раз. Впишите номера или загрузите полный протокол без --keep-missing.`,
    erased_need_numbers: ({ count, examples }) =>
      `У этого старта есть люди, которые удалили свои данные, и без стартовых номеров не понять, не их ли это строки: ${examples.map((example) => `строка ${example}`).join('; ')}${count > examples.length ? ` и ещё ${(count - examples.length).toLocaleString('ru')}` : ''}. Впишите номера и повторите.`,
    no_header: ({ columns }) =>
      `Строка заголовков не нашлась: нужны хотя бы номер, имя и время. ${found(columns)} Назовите столбцы ключом --map.`,
    no_number_column: ({ columns }) =>
      `Нет столбца со стартовым номером. ${found(columns)} Если он есть, назовите его: --map "Столбец=start_number", а если номеров нет – --accept no_number.`,
    no_name_column: ({ columns }) =>
      `Нет столбца с именем или командой. ${found(columns)} Если он есть, назовите его: --map "Столбец=full_name".`,
    no_time_column: ({ columns }) =>
      `Нет столбца со временем. ${found(columns)} Если он есть, назовите его: --map "Столбец=time".`,
    no_format: ({ formats }) =>
      `В файле не сказано, какого формата строки. Назовите его ключом --format: ${quoted(formats, '«', '»')}.`,
    unknown_column: ({ column, columns }) => `Столбца «${column}» из --map в файле нет. ${found(columns)}`,
    unknown_class: ({ value }) => `Ни формата, ни категории «${value}» из --outside в файле нет.`,
    unknown_format: ({ value, formats }) =>
      `Формата «${value}» у этого старта нет. Есть: ${quoted(formats, '«', '»')}.`,
  },
  en: {
    ...tableWords.en,
    no_rows: () => 'There is no row below the headers.',
    no_event_city: () =>
      'There is no such start. Open its page on the site and take the last part of the address, behind /results/, or all of it.',
    not_started: () => 'This start has not taken place yet.',
    no_formats: () => 'This start has no formats.',
    moved: () => 'The results of the start have changed since the file was checked. Check it again.',
    too_many_rows: ({ limit }) => `The file has more than ${limit.toLocaleString('en')} rows. Split it by format.`,
    too_many_columns: ({ limit }) =>
      `The file has more than ${limit} columns: this is no table of results. Keep those with numbers, names and times.`,
    keep_needs_numbers: ({ count, examples }) =>
      `${count === 1 ? 'One row has' : `${count.toLocaleString('en')} rows have`} no start number (line ${examples[0] ?? ''}). With --keep-missing people are known by their numbers alone: without one an addition would overwrite a namesake or bring somebody twice. Enter the numbers, or import the whole table without --keep-missing.`,
    erased_need_numbers: ({ count, examples }) =>
      `People of this start have erased their data, and without start numbers nobody can tell whether these rows are theirs: ${examples.map((example) => `line ${example}`).join('; ')}${count > examples.length ? ` and ${(count - examples.length).toLocaleString('en')} more` : ''}. Enter the numbers and run the command again.`,
    no_header: ({ columns }) =>
      `No row of headers was found: number, name and time at least. ${has(columns)} Name the columns with --map.`,
    no_number_column: ({ columns }) =>
      `No column with start numbers. ${has(columns)} If there is one, name it: --map "Column=start_number"; if there are no numbers: --accept no_number.`,
    no_name_column: ({ columns }) =>
      `No column with names or teams. ${has(columns)} If there is one, name it: --map "Column=full_name".`,
    no_time_column: ({ columns }) =>
      `No column with times. ${has(columns)} If there is one, name it: --map "Column=time".`,
    no_format: ({ formats }) =>
      `The file does not name the format of its rows. Name it with --format: ${quoted(formats, '“', '”')}.`,
    unknown_column: ({ column, columns }) => `The file has no column “${column}” of --map. ${has(columns)}`,
    unknown_class: ({ value }) => `The file has no format and no category “${value}” of --outside.`,
    unknown_format: ({ value, formats }) => `This start has no format “${value}”, only ${quoted(formats, '“', '”')}.`,
  },
};

/** Why the file as a whole was not read, with what to do about it. */
export const refusalText = (language: Language, refusal: ImportRefusal): string =>
  (fileWords[language][refusal.id] as (refusal: ImportRefusal) => string)(refusal);

/** What a column is taken for. */
export const fieldWords: Readonly<Record<Language, Readonly<Record<ResultField, string>>>> = {
  ru: {
    start_number: 'стартовый номер',
    last_name: 'фамилия',
    first_name: 'имя',
    full_name: 'фамилия и имя',
    gender: 'пол',
    category: 'категория',
    age_group: 'возрастная группа',
    age: 'возраст → группа',
    birth: 'рождение → группа',
    team: 'команда',
    format: 'формат',
    distance: 'дистанция',
    leg: 'этап эстафеты',
    runner: 'участник этапа',
    leg_time: 'время этапа',
    start: 'время дня на старте',
    finish: 'время дня на финише',
    absolute_time: 'абсолютное время',
    individual_time: 'чистое время',
    fine: 'штраф',
    time: 'результат',
    status: 'статус',
    ...eachWord((name) => wordColumns[name].ru),
    place: 'место (считаем сами)',
    split: 'отсечка',
    ignore: 'не нужен',
  },
  en: {
    start_number: 'start number',
    last_name: 'surname',
    first_name: 'first name',
    full_name: 'full name',
    gender: 'gender',
    category: 'category',
    age_group: 'age group',
    age: 'age → group',
    birth: 'birth → group',
    team: 'team',
    format: 'format',
    distance: 'distance',
    leg: 'leg of a relay',
    runner: 'runner of a leg',
    leg_time: 'time of a leg',
    start: 'clock at the start',
    finish: 'clock at the finish',
    absolute_time: 'gun time',
    individual_time: 'chip time',
    fine: 'penalty',
    time: 'result',
    status: 'status',
    ...eachWord((name) => wordColumns[name].en),
    place: 'place (worked out by us)',
    split: 'split',
    ignore: 'not needed',
  },
};
