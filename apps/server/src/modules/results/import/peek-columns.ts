import { findHeader, matchHeaders, type Overrides } from './domain/match-headers.ts';
import { isBlank, tidy } from '../../../kernel/table/raw-row.ts';
import type { ResultField } from './domain/result-field.ts';
import { openTable, refuseWorkbook } from '../../../platform/table/index.ts';
import { readHead } from './read-head.ts';

export type PeekedColumn = {
  readonly header: string;
  readonly field: ResultField | null;
  /** The first cells that hold something. */
  readonly samples: readonly string[];
};
export type Peeked = {
  readonly columns: readonly PeekedColumn[];
  readonly sheets: readonly string[];
  readonly sheet: string | null;
};

const mostColumns = 60;
const mostSamples = 3;
const longest = 60;
const nothing: Peeked = { columns: [], sheets: [], sheet: null };

/** What columns a file has and what they are taken for, also where the rest of it is not understood. */
export const peekColumns = async (
  bytes: Buffer,
  { sheet, overrides }: { readonly sheet: string | null; readonly overrides: Overrides },
): Promise<Peeked> => {
  const table = await openTable(bytes, { sheet });
  if (!table.ok) return nothing;
  const { about } = table.value;
  const told = about.kind === 'xlsx' ? { sheets: about.sheets, sheet: about.sheet } : { sheets: [], sheet: null };
  const head = await readHead(table.value).catch((error: unknown) => {
    if (about.kind === 'xlsx') return refuseWorkbook(error);
    throw error;
  });
  if ('refusal' in head) return { ...nothing, ...told };
  const header = findHeader(head, overrides);
  const widest = head.toSorted((a, b) => b.cells.length - a.cells.length)[0];
  const headers = (header?.headers ?? widest?.cells ?? []).slice(0, mostColumns);
  const body = head.slice(header?.rows ?? 0);
  const columns = matchHeaders(headers, overrides).map(({ header: name, field, index }) => ({
    header: name.slice(0, longest),
    field,
    samples: body
      .map(({ cells }) => tidy(cells[index] ?? ''))
      .filter((cell) => !isBlank(cell))
      .slice(0, mostSamples)
      .map((cell) => cell.slice(0, longest)),
  }));
  return { ...told, columns };
};

/** Columns that a person names by their place, by what a file of the same event knows them by: the heading, where only one bears it. */
export const nameColumns = (
  columns: readonly Pick<PeekedColumn, 'header'>[],
  map: Readonly<Record<string, ResultField>>,
): Overrides => {
  const folded = columns.map(({ header }) => header.toLowerCase());
  return new Map(
    Object.entries(map).map(([place, field]) => {
      const at = Number(place);
      const header = folded[at] ?? '';
      const isAlone =
        header !== '' && header.length < longest && folded.filter((other) => other === header).length === 1;
      return [isAlone ? (columns[at]?.header ?? '') : `#${at + 1}`, field];
    }),
  );
};
