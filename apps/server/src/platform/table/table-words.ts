import type { Language } from '@trassa/contracts';
import type { TableRefusal } from './table-refusal.ts';

type Of<Id extends TableRefusal['id']> = Extract<TableRefusal, { id: Id }>;
export type TableWords = { readonly [Id in TableRefusal['id']]: (refusal: Of<Id>) => string };

const quoted = (words: readonly string[], open: string, close: string): string =>
  words.map((word) => open + word + close).join(', ');

/** What is said of a file that is no table, whatever it was to bring. */
export const tableWords: Readonly<Record<Language, TableWords>> = {
  ru: {
    empty_file: () => 'Файл пуст.',
    old_excel: () =>
      'Это книга старого Excel (.xls) или книга с паролем. Сохраните её как «Книга Excel (.xlsx)» без пароля.',
    broken_workbook: () => 'Книга Excel повреждена. Откройте её и сохраните ещё раз.',
    not_a_table: ({ kind }) => `Это не таблица, а ${kind}. Нужен CSV или XLSX.`,
    workbook_too_big: ({ limit }) =>
      `В книге Excel больше ${limit} МБ текста: столько не держится в памяти. Уберите лишние листы и столбцы или сохраните нужный лист как CSV.`,
    unclosed_quote: ({ line }) => `В строке ${line} открыта кавычка и нигде не закрыта.`,
    no_sheet: ({ sheet, sheets }) => `Листа «${sheet}» нет. Есть: ${quoted(sheets, '«', '»')}.`,
  },
  en: {
    empty_file: () => 'The file is empty.',
    old_excel: () =>
      'This is an old Excel workbook (.xls) or one with a password. Save it as .xlsx without a password.',
    broken_workbook: () => 'The Excel workbook is damaged. Open it and save it again.',
    not_a_table: ({ kind }) => `This is ${kind}, not a table. CSV or XLSX is needed.`,
    workbook_too_big: ({ limit }) =>
      `The Excel workbook holds more than ${limit} MB of text, more than is kept in memory. Remove other sheets and columns, or save the sheet that is needed as CSV.`,
    unclosed_quote: ({ line }) => `A quote is opened in line ${line} and never closed.`,
    no_sheet: ({ sheet, sheets }) => `There is no sheet “${sheet}”, only ${quoted(sheets, '“', '”')}.`,
  },
};

/** Why a file is not read, with what to do about it. */
export const tableRefusalText = (language: Language, refusal: TableRefusal): string =>
  (tableWords[language][refusal.id] as (refusal: TableRefusal) => string)(refusal);
