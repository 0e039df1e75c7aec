import type { Language } from '@trassa/contracts';
import type { Problem } from './domain/problems/problem.ts';
import type { ImportRefusal } from './import-refusal.ts';
import { problemText, refusalText } from './import-words.ts';

type Texts = Readonly<Partial<Record<ImportRefusal['id'], string>>>;

/** Where the command names its options, the back office names what stands on the screen. */
const fileWords: Readonly<Record<Language, Texts>> = {
  ru: {
    keep_needs_numbers:
      'В файле есть строки без стартового номера. Дополнение узнаёт людей только по номеру: впишите номера или загрузите полный протокол.',
    erased_need_numbers:
      'У этого старта есть люди, которые удалили свои данные, и без стартовых номеров не понять, не их ли это строки. Впишите номера и загрузите файл снова.',
    no_header: 'Строка заголовков не нашлась: нужны хотя бы номер, имя и время. Назовите столбцы сами.',
    no_number_column: 'Нет столбца со стартовым номером. Укажите его, а если номеров нет, разрешите строки без номера.',
    no_name_column: 'Нет столбца с именем или командой. Укажите его.',
    no_time_column: 'Нет столбца со временем. Укажите его.',
    no_format: 'В файле не сказано, какого формата строки. Выберите формат.',
    unknown_column: 'Столбца, который вы указали, в файле нет.',
  },
  en: {
    keep_needs_numbers:
      'Some rows have no start number. An addition knows people by their numbers alone: enter them, or upload the whole table.',
    erased_need_numbers:
      'People of this start have erased their data, and without start numbers nobody can tell whether these rows are theirs. Enter the numbers and upload the file again.',
    no_header: 'No row of headers was found: number, name and time at least. Name the columns yourself.',
    no_number_column: 'No column with start numbers. Name it or, if there are none, allow rows without a number.',
    no_name_column: 'No column with names or teams. Name it.',
    no_time_column: 'No column with times. Name it.',
    no_format: 'The file does not name the format of its rows. Choose the format.',
    unknown_column: 'The file has no column that you named.',
  },
};
const noFormat: Readonly<Record<Language, string>> = {
  ru: 'не сказано, какой это формат: нужен столбец «Формат», или выберите формат всех строк',
  en: 'the format is not named: add a column “Format”, or choose the format of all rows',
};

/** Why a file is not read, as the back office says it. */
export const officeRefusalText = (language: Language, refusal: ImportRefusal): string =>
  fileWords[language][refusal.id] ?? refusalText(language, refusal);

export const officeProblemText = (language: Language, problem: Pick<Problem, 'id' | 'values'>): string =>
  problem.id === 'no_format' ? noFormat[language] : problemText(language, problem);
