import { groupKey, type GroupWatcher, settleGroup } from './domain/assign-legs.ts';
import type { ImportRow } from './domain/import-row.ts';
import type { Problem } from './domain/problems/problem.ts';
import { type ReadRow, type RowContext, createRowReader } from './domain/read-result-row.ts';
import type { RawRow } from '../../../kernel/table/raw-row.ts';
import type { Repeats } from './domain/repeats.ts';
import type { Table } from '../../../platform/table/index.ts';
import type { Layout } from './read-layout.ts';

export type RowSource = {
  readonly table: Table;
  readonly layout: Layout;
  readonly context: Omit<RowContext, 'plan' | 'legTitles'>;
  readonly teamFormats: ReadonlySet<number>;
};

/** Every row under the headings as it is read; a file is read anew with each call. */
export async function* readBody({
  table,
  layout,
  context,
}: RowSource): AsyncGenerator<{ rows: readonly { raw: RawRow; read: ReadRow }[]; share: number }> {
  const read = createRowReader({ ...context, plan: layout.plan, legTitles: layout.legTitles });
  let above = layout.above;
  for await (const { rows, share } of table.pieces()) {
    yield { rows: rows.slice(above).map((raw) => ({ raw, read: read(raw) })), share };
    above = Math.max(0, above - rows.length);
  }
}

const batchRows = 2000;

export type SettleWatcher = GroupWatcher & {
  readonly onProblem?: (problem: Problem) => void;
};

/**
 * The rows as they will be stored, in batches. Only rows whose key stands several times wait for each other; any other is
 * forgotten with its batch.
 */
export async function* settleRows(
  source: RowSource,
  repeats: Repeats,
  { onProblem = () => {}, ...watcher }: SettleWatcher = {},
): AsyncGenerator<readonly ImportRow[]> {
  const waiting = new Map<string, ImportRow[]>();
  let batch: ImportRow[] = [];
  let latest: readonly ImportRow[] = [];
  const settle = (group: readonly ImportRow[]): void => {
    const { rows, problems } = settleGroup(group, source.teamFormats, watcher);
    for (const row of rows) batch.push(row);
    problems.forEach(onProblem);
  };
  const take = (row: ImportRow): void => {
    const key = groupKey(row, source.teamFormats);
    const count = repeats.countOf(key);
    const group = waiting.get(key) ?? [];
    group.push(row);
    if (group.length < count) {
      waiting.set(key, group);
      return;
    }
    waiting.delete(key);
    settle(group);
  };
  for await (const { rows } of readBody(source)) {
    for (const { read } of rows) {
      if (read.kind !== 'rows') continue;
      // A second line adds to the row before, so that one is settled when the next has come.
      latest.forEach(take);
      latest = read.rows;
    }
    if (batch.length < batchRows) continue;
    yield batch;
    batch = [];
  }
  latest.forEach(take);
  for (const group of waiting.values()) settle(group);
  if (batch.length > 0) yield batch;
}
