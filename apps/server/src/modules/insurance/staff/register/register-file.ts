import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { registerFiles } from '@trassa/contracts/office';
import { type SheetRow, writeCsv, writeXlsx } from '../../../../platform/sheet/index.ts';

export type RegisterTable = {
  readonly number: number;
  readonly head: readonly string[];
  readonly lines: readonly SheetRow[];
  /** When the batch was made: a workbook says it, and so is the same each time. */
  readonly madeAt: Date;
};

async function* inOne(lines: readonly SheetRow[]): AsyncGenerator<readonly SheetRow[]> {
  yield lines;
}

/** The insurer reads Russian, whoever of the staff asks. */
export const writeRegister = (
  { number, head, lines, madeAt }: RegisterTable,
  format: (typeof registerFiles)[number],
): Promise<Buffer> => {
  const title = `Реестр полисов № ${number}`;
  const source = { language: 'ru', title, head, batches: inOne(lines) } as const;
  const properties = { title, author: '', description: '', created: madeAt };
  return buffer(format === 'csv' ? writeCsv(source) : writeXlsx({ ...source, properties }));
};

export const hashOfRegister = async (table: RegisterTable): Promise<string> =>
  createHash('sha256')
    .update(await writeRegister(table, 'csv'))
    .digest('hex');
