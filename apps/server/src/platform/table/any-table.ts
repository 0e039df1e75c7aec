import type { Language } from '@trassa/contracts';
import type { RawRow } from '../../kernel/table/raw-row.ts';
import type { TableRefusal } from './table-refusal.ts';
import { tableRefusalText } from './table-words.ts';
import { openTable, refuseWorkbook } from './open-table.ts';

type Row = Pick<RawRow, 'line' | 'cells' | 'isUncomputed'>;
type Words = Readonly<Record<Language, string>>;

const wordsOf = (refusal: TableRefusal): Words => ({
  ru: tableRefusalText('ru', refusal),
  en: tableRefusalText('en', refusal),
});

/**
 * Rows of a text or a workbook that is not of results, one after another until `take` says no. Answers why the file is not read;
 * null: it was.
 */
export const openAnyTable = async (bytes: Buffer, take: (row: Row) => boolean): Promise<Words | null> => {
  const opened = await openTable(bytes);
  if (!opened.ok) return wordsOf(opened.refusal);
  const { about, pieces } = opened.value;
  try {
    for await (const { rows } of pieces())
      for (const row of rows) {
        if (row.isUnclosed) return wordsOf({ id: 'unclosed_quote', line: row.line });
        if (!take(row)) return null;
      }
  } catch (error) {
    if (about.kind !== 'xlsx') throw error;
    return wordsOf(refuseWorkbook(error).refusal);
  }
  return null;
};
