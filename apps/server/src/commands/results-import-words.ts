import type { Language } from '@trassa/contracts';
import type { ImportStage, PlaceReason } from '../modules/results/index.ts';
import type { ArgumentRefusal } from './results-import-arguments.ts';
import type { ProgressWords } from './terminal-progress.ts';

const forms = (count: number, one: string, few: string, many: string): string => {
  const form = new Intl.PluralRules('ru').select(count);
  return `${count.toLocaleString('ru')} ${form === 'one' ? one : form === 'few' ? few : many}`;
};
const english = (count: number, one: string): string => `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`;

export type CommandWords = {
  readonly arguments: Readonly<Record<ArgumentRefusal['id'], (value: string) => string>>;
  readonly noFile: (path: string) => string;
  readonly stages: Readonly<Record<ImportStage, ProgressWords>>;
  readonly rows: (count: number) => string;
  readonly text: (encoding: string, delimiter: string) => string;
  readonly delimiters: Readonly<Record<string, string>>;
  readonly sheet: (name: string, others: number) => string;
  readonly headerLine: (line: number) => string;
  readonly skipped: (lines: string) => string;
  /** Rows of each format that the file names. */
  readonly formats: (counts: readonly (readonly [title: string, rows: number])[]) => string;
  readonly columns: string;
  readonly unused: string;
  readonly sample: string;
  readonly fines: string;
  readonly genders: Readonly<Record<'male' | 'female', string>>;
  readonly line: (line: number) => string;
  /** 'line: who' */
  readonly example: (text: string) => string;
  readonly problems: (problems: number, lines: number) => string;
  readonly nothingStored: string;
  readonly moreProblems: (count: number) => string;
  readonly problemsFile: (path: string) => string;
  readonly earlier: (at: string) => string;
  readonly same: (isSameFile: boolean) => string;
  readonly preview: string;
  readonly stored: string;
  readonly figures: Readonly<Record<'added' | 'changed' | 'removed' | 'unchanged' | 'linked', string>>;
  readonly untouched: (format: string, count: number) => string;
  readonly published: (path: string) => string;
  readonly unpublished: string;
  /** Places of the file that are ours, and why others are not. */
  readonly places: (same: number, of: number) => string;
  readonly placeReasons: Readonly<Record<PlaceReason, (count: number) => string>>;
  readonly placeExample: (file: number, ours: number | null) => string;
  /** The file leaves out published rows. */
  readonly removal: (count: number, of: number) => string;
  readonly askRemoval: string;
  readonly agreeRemoval: (count: number) => string;
  readonly yes: RegExp;
  /** The database gave up. */
  readonly tookTooLong: string;
  /** Something else than the file; the reason is nobody's words. */
  readonly failed: (reason: string) => string;
};

/** What the command says in the terminal. */
export const commandWords: Readonly<Record<Language, CommandWords>> = {
  ru: {
    arguments: {
      usage: () => `Загрузка результатов в прошедший старт:

  npm run results:import -- <файл.csv или файл.xlsx> --event-city <номер старта>

  --preview         показать, что получится, и ничего не менять
  --publish         сразу открыть результаты всем
  --format <имя>    все строки – этого формата
  --map "Столбец=поле,…"  что в каком столбце, если он не узнан
  --sheet <имя>     лист книги Excel, иначе первый
  --keep-missing    не удалять тех, кого в файле больше нет
  --min-pace 2:00   быстрее на километр не бывает; 0 – не проверять
  --outside "Коляски=1:30,…"  формат или категория вне общего зачёта и её предел на километр; none – таких нет
  --rank-by gun     места по времени от выстрела; net – по чистому
  --accept no_time,no_name,no_number  строка без времени – это DNF, без имени или номера годится
  --remove 12       согласны, что столько открытых результатов исчезнет
  --language en     по-английски

Подробно: docs/domain/results-import.md`,
      bad_map: (value) =>
        `Непонятно в --map: «${value}». Нужно "Столбец=поле", поля названы в docs/domain/results-import.md.`,
      bad_pace: (value) => `Непонятно в --min-pace: «${value}». Нужно минуты и секунды на километр: 2:00.`,
      bad_outside: (value) =>
        `Непонятно в --outside: «${value}». Нужны форматы или категории через запятую, с пределом после =: "Коляски=1:30".`,
      bad_accept: (value) =>
        `Непонятно в --accept: «${value}». Нужно no_time, no_name, no_number, можно несколько через запятую.`,
      bad_rank: (value) => `Непонятно в --rank-by: «${value}». Нужно net или gun.`,
      bad_remove: (value) => `Непонятно в --remove: «${value}». Нужно число строк.`,
      unknown_key: (value) => `Ключа ${value} нет. Все ключи: npm run results:import -- --help`,
    },
    noFile: (path) => `Файл не открылся: ${path}`,
    stages: {
      read: { doing: 'читаем файл', done: 'файл прочитан' },
      wait: { doing: 'ждём: в этот старт сейчас загружает кто-то ещё', done: 'дождались' },
      write: { doing: 'сверяем с тем, что уже есть', done: 'строки сверены' },
      place: { doing: 'считаем места', done: 'места посчитаны' },
    },
    rows: (count) => forms(count, 'строка', 'строки', 'строк'),
    text: (encoding, delimiter) => `Текст ${encoding}, разделитель – ${delimiter}`,
    delimiters: { ';': 'точка с запятой', ',': 'запятая', '\t': 'табуляция', '|': 'черта' },
    sheet: (name, others) =>
      `Книга Excel, лист «${name}»${others > 0 ? ` (ещё ${forms(others, 'лист', 'листа', 'листов')}, ключ --sheet)` : ''}`,
    headerLine: (line) => (line === 0 ? 'без заголовков' : `заголовки в строке ${line}`),
    skipped: (lines) => `Пропущены заголовки и итоги: строки ${lines}`,
    formats: (counts) =>
      `По форматам: ${counts.map(([title, rows]) => `«${title}» – ${forms(rows, 'строка', 'строки', 'строк')}`).join(', ')}`,
    columns: 'Столбцы',
    unused: 'не используется',
    sample: 'Первые строки, как они прочитаны',
    fines: 'штраф',
    genders: { male: 'М', female: 'Ж' },
    line: (line) => `строка ${line}`,
    example: (text) => `строка ${text}`,
    problems: (problems, lines) =>
      `${forms(problems, 'ошибка', 'ошибки', 'ошибок')} в ${forms(lines, 'строке', 'строках', 'строках')}`,
    nothingStored: 'Ничего не записано. Исправьте файл и повторите команду.',
    moreProblems: (count) => `и ещё ${forms(count, 'такая', 'такие', 'таких')}`,
    problemsFile: (path) => `Все ошибки по строкам: ${path}`,
    earlier: (at) => `Этот же файл уже загружали ${at}.`,
    same: (isSameFile) =>
      isSameFile
        ? 'Этот файл уже загружен. Ничего не изменилось.'
        : 'В файле то же, что уже загружено. Ничего не изменилось.',
    preview: 'Получилось бы так (ничего не записано)',
    stored: 'Загружено',
    figures: {
      added: 'новых',
      changed: 'исправлено',
      removed: 'удалено',
      unchanged: 'без изменений',
      linked: 'с билетом на сайте',
    },
    untouched: (format, count) =>
      `Формата «${format}» в файле нет, его ${forms(count, 'строка', 'строки', 'строк')} не тронуты.`,
    published: (path) => `Результаты открыты всем: ${path}`,
    unpublished: 'Результаты пока видите только вы. Открыть всем: та же команда с ключом --publish.',
    places: (same, of) => `Места файла: ${same.toLocaleString('ru')} из ${of.toLocaleString('ru')} такие же, как у нас`,
    placeReasons: {
      tie: (count) => `${count.toLocaleString('ru')} – равное время: у нас оно делит место`,
      gun: (count) => `${count.toLocaleString('ru')} – файл считал от выстрела: так же выйдет с ключом --rank-by gun`,
      list: (count) =>
        `${count.toLocaleString('ru')} – это место в другом списке: пола, категории, возраста или дистанции`,
      unfinished: (count) => `${count.toLocaleString('ru')} – место есть, а финиша нет`,
      unexplained: (count) =>
        `${count.toLocaleString('ru')} – причина не видна: другое время решает или кого-то в файле нет`,
    },
    placeExample: (file, ours) => `в файле ${file}, у нас ${ours ?? '–'}`,
    removal: (count, of) =>
      `! В файле нет ${forms(count, 'открытого результата', 'открытых результатов', 'открытых результатов')} из ${of.toLocaleString('ru')}: они исчезнут с сайта`,
    askRemoval: 'Убрать их с сайта? (да/нет) ',
    agreeRemoval: (count) =>
      `✗ Ничего не записано. Если файл полон и так и должно быть, повторите с ключом --remove ${count}; если это дополнение – с --keep-missing.`,
    yes: /^(да|д|yes|y)$/i,
    tookTooLong:
      '✗ База данных не ответила за отведённое время, ничего не записано. Возможно, в этот старт ещё загружает кто-то другой. Повторите команду позже.',
    failed: (reason) => `✗ Загрузка оборвалась: ${reason}`,
  },
  en: {
    arguments: {
      usage: () => `Import of results into a past start:

  npm run results:import -- <file.csv or file.xlsx> --event-city <id>

  --preview         show what would happen and change nothing
  --publish         open the results to everybody at once
  --format <title>  every row is of this format
  --map "Column=field,…"  what a column is, where it was not recognised
  --sheet <name>    sheet of an Excel workbook, else the first
  --keep-missing    keep those whom the file no longer has
  --min-pace 2:00   nobody is faster per kilometre; 0: no check
  --outside "Wheelchair=1:30,…"  format or category outside the overall list, with its limit per kilometre; none: nobody
  --rank-by gun     places by the time from the gun; net: by the chip
  --accept no_time,no_name,no_number  a row without time is a DNF, one without a name or number will do
  --remove 12       yes, so many published results shall disappear
  --language en     in English

More: docs/domain/results-import.md`,
      bad_map: (value) =>
        `Unclear in --map: “${value}”. It takes "Column=field", docs/domain/results-import.md names the fields.`,
      bad_pace: (value) => `Unclear in --min-pace: “${value}”. It takes minutes and seconds per kilometre: 2:00.`,
      bad_outside: (value) =>
        `Unclear in --outside: “${value}”. It takes formats or categories with commas, a limit behind =: "Wheelchair=1:30".`,
      bad_accept: (value) =>
        `Unclear in --accept: “${value}”. It takes no_time, no_name, no_number, several with commas.`,
      bad_rank: (value) => `Unclear in --rank-by: “${value}”. It takes net or gun.`,
      bad_remove: (value) => `Unclear in --remove: “${value}”. It takes a number of rows.`,
      unknown_key: (value) => `There is no option ${value}. All of them: npm run results:import -- --help`,
    },
    noFile: (path) => `The file could not be opened: ${path}`,
    stages: {
      read: { doing: 'reading the file', done: 'file read' },
      wait: { doing: 'waiting: somebody else is importing into this start', done: 'waited' },
      write: { doing: 'comparing with what is stored', done: 'rows compared' },
      place: { doing: 'working out places', done: 'places worked out' },
    },
    rows: (count) => english(count, 'row'),
    text: (encoding, delimiter) => `Text in ${encoding}, separated by ${delimiter}`,
    delimiters: { ';': 'semicolons', ',': 'commas', '\t': 'tabs', '|': 'bars' },
    sheet: (name, others) =>
      `Excel workbook, sheet “${name}”${others > 0 ? ` (${english(others, 'other sheet')}, see --sheet)` : ''}`,
    headerLine: (line) => (line === 0 ? 'without headers' : `headers in line ${line}`),
    skipped: (lines) => `Titles and totals were skipped: lines ${lines}`,
    formats: (counts) =>
      `By format: ${counts.map(([title, rows]) => `“${title}”, ${english(rows, 'row')}`).join('; ')}`,
    columns: 'Columns',
    unused: 'not used',
    sample: 'The first rows as they were read',
    fines: 'penalty',
    genders: { male: 'M', female: 'F' },
    line: (line) => `line ${line}`,
    example: (text) => `line ${text}`,
    problems: (problems, lines) => `${english(problems, 'problem')} in ${english(lines, 'line')}`,
    nothingStored: 'Nothing was stored. Correct the file and run the command again.',
    moreProblems: (count) => `and ${count.toLocaleString('en')} more`,
    problemsFile: (path) => `All problems, line by line: ${path}`,
    earlier: (at) => `This very file was imported on ${at}.`,
    same: (isSameFile) =>
      isSameFile
        ? 'This file was imported before. Nothing has changed.'
        : 'The file says what is stored already. Nothing has changed.',
    preview: 'This would happen (nothing was stored)',
    stored: 'Imported',
    figures: {
      added: 'new',
      changed: 'corrected',
      removed: 'removed',
      unchanged: 'unchanged',
      linked: 'with a ticket of this site',
    },
    untouched: (format, count) => `The file has no format “${format}”, its ${english(count, 'row')} stay as they are.`,
    published: (path) => `The results are open to everybody: ${path}`,
    unpublished: 'Only you see the results so far. To open them, run the command again with --publish.',
    places: (same, of) => `Places of the file: ${same.toLocaleString('en')} of ${of.toLocaleString('en')} are ours`,
    placeReasons: {
      tie: (count) => `${count.toLocaleString('en')}: equal times, which share a place here`,
      gun: (count) => `${count.toLocaleString('en')}: the file ranked from the gun, as --rank-by gun does`,
      list: (count) => `${count.toLocaleString('en')}: places of another list (gender, category, age or distance)`,
      unfinished: (count) => `${count.toLocaleString('en')}: a place without a finish`,
      unexplained: (count) =>
        `${count.toLocaleString('en')}: no reason seen; another time decides, or somebody is missing`,
    },
    placeExample: (file, ours) => `${file} in the file, ${ours ?? '–'} here`,
    removal: (count, of) =>
      `! The file lacks ${english(count, 'published result')} of ${of.toLocaleString('en')}: they will disappear from the site`,
    askRemoval: 'Remove them from the site? (yes/no) ',
    agreeRemoval: (count) =>
      `✗ Nothing was stored. If the file is whole and this is right, run it again with --remove ${count}; if it is an addition, with --keep-missing.`,
    yes: /^(yes|y|да|д)$/i,
    tookTooLong:
      '✗ The database did not answer in time, and nothing was stored. Somebody else may still be importing into this start. Run the command again later.',
    failed: (reason) => `✗ The import broke off: ${reason}`,
  },
};
