import type { RawRow } from '../../../kernel/table/raw-row.ts';
import type { Table } from '../../../platform/table/index.ts';
import { headRows } from './read-layout.ts';

/** The first rows, with titles above the headings. */
export const readHead = async (table: Table): Promise<RawRow[]> => {
  const head: RawRow[] = [];
  for await (const { rows } of table.pieces()) {
    head.push(...rows.slice(0, headRows - head.length));
    if (head.length >= headRows) break;
  }
  return head;
};
