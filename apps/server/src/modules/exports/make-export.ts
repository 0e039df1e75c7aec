import { coversReach, exportLife, exportMax, reachOfAll, type Right } from '@trassa/rules';
import { toUnix } from '../../kernel/clock.ts';
import { readList, type ListAsk } from '../../kernel/list-declaration.ts';
import type { Tx } from '../../platform/database/index.ts';
import { type SheetRow, type SheetSource, writeCsv, writeXlsx } from '../../platform/sheet/index.ts';
import { limitsInForce } from '../approvals/index.ts';
import { fileFolder, footOf, propertiesOf, storedName, storedNames, toldOf } from './export-file.ts';
import type { ExportedList, ExportReader } from '../../platform/exporting/index.ts';
import type { ExportsDeps } from './exports-deps.ts';
import {
  deleteOld,
  endFailed,
  endReady,
  type ExportRow,
  giveBack,
  keepLease,
  markRemoved,
  selectOver,
  takeExport,
  waitForErasures,
} from './exports.repository.ts';

/** Rows of one statement. */
const batchRows = 5000;
/** A process that says nothing so long is gone. */
const lease = 60_000;
const mostAttempts = 3;
const keepDays = 30;
const overAtOnce = 50;

const after = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds);

/** What is needed to have such a file, of the list first. */
export const rightsFor = (list: ExportedList, isPersonal: boolean): readonly Right[] => [
  list.right,
  'exports.plain',
  ...(isPersonal ? (['exports.personal'] as const) : []),
];

/** An address of a list as its query. */
export const queryOf = (text: string): Record<string, string[]> => {
  const address = new URLSearchParams(text);
  return Object.fromEntries([...new Set(address.keys())].map((name) => [name, address.getAll(name)]));
};

/** Personal data that nobody has agreed to are few, however the list grew meanwhile. */
const mostRows = async (db: ExportsDeps['db'], { personal, approval }: ExportRow): Promise<number> =>
  personal && approval === null ? (await limitsInForce(db)).exportRows : exportMax;

class Stopped extends Error {}
class TooMany extends Error {}
class RightsLost extends Error {}

/** Rows of a list by the snapshot of one transaction; the next ones are read while these are written. */
async function* readRows(
  deps: ExportsDeps,
  tx: Tx,
  { row, list, ask, reader, signal, counted, most }: Reading,
): AsyncGenerator<readonly SheetRow[]> {
  const readFrom = (cursor: ListAsk['cursor']) =>
    list.batch(tx, { ...ask, cursor, limit: batchRows, isCounted: false }, reader, row.columns);
  let coming: ReturnType<typeof readFrom> | null = readFrom(null);
  try {
    while (coming) {
      const batch: Awaited<typeof coming> = await coming;
      coming = null;
      if (signal.aborted) throw new Stopped();
      counted.rows += batch.rows.length;
      if (counted.rows > most) throw new TooMany();
      const until = after(deps.clock(), lease);
      if (!(await keepLease(deps.db, row, { rows: counted.rows, until }))) throw new Stopped();
      if (batch.next) coming = readFrom(batch.next);
      yield batch.rows;
    }
  } finally {
    // Nothing of the transaction is asked for behind its end.
    await coming?.catch(() => undefined);
  }
}

type Reading = {
  readonly row: ExportRow;
  readonly list: ExportedList;
  readonly ask: ListAsk;
  readonly reader: ExportReader;
  readonly signal: AbortSignal;
  readonly counted: { rows: number };
  readonly most: number;
};

const write = async (deps: ExportsDeps, row: ExportRow, signal: AbortSignal): Promise<void> => {
  const { db, clock, storage } = deps;
  const now = clock();
  const list = deps.lists().find(({ name }) => name === row.list);
  if (!list) throw new Error(`nobody exports ${row.list}`);
  const grants = await deps.grantsOf(db, row.askedBy, now);
  if (!coversReach(reachOfAll(grants, rightsFor(list, row.personal), toUnix(now)), row.reach)) throw new RightsLost();
  const ask = readList(list.declaration, queryOf(row.query), row.createdAt);
  if (!ask.ok) throw new Error(`the query of export ${row.id} is none of its list`);
  const author = (await deps.namesOf(db, [row.askedBy])).get(row.askedBy)?.name ?? '';
  const told = toldOf(row, { list, author, now });
  const counted = { rows: 0 };
  const most = await mostRows(db, row);
  await db.transaction().execute(waitForErasures);
  const reader: ExportReader = { reach: row.reach, grants, language: row.language };
  const size = await deps.slowDb
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => {
      const source: SheetSource = {
        language: row.language,
        title: list.title[row.language],
        head: row.columns.map(
          (column) => list.columns.find(({ name }) => name === column)?.title[row.language] ?? column,
        ),
        batches: readRows(deps, tx, { row, list, ask: ask.value, reader, signal, counted, most }),
        foot: () => [footOf(told, counted.rows, row.language)],
        properties: propertiesOf(told, author, now),
      };
      return storage.pour(storedName(row), row.format === 'csv' ? writeCsv(source) : writeXlsx(source));
    });
  const ended = clock();
  const expires = after(ended, exportLife * 1000);
  const isKept = await endReady(db, row, { rows: counted.rows, size, now: ended, expires });
  if (!isKept) await storage.delete(storedName(row));
};

/** Makes one file from its beginning to its end; one that was stopped leaves nothing. */
const makeOne = async (deps: ExportsDeps, row: ExportRow, signal: AbortSignal): Promise<void> => {
  const { db, clock, log, storage } = deps;
  try {
    if (row.attempts - row.restarts > mostAttempts) throw new Error('an export was begun too often');
    await write(deps, row, signal);
  } catch (error) {
    if (error instanceof Stopped) {
      if (signal.aborted) await giveBack(db, row);
      return;
    }
    await storage.delete(storedName(row));
    if (error instanceof TooMany) return endFailed(db, row, { error: 'too_many', now: clock() });
    if (error instanceof RightsLost) return endFailed(db, row, { error: 'role_required', now: clock() });
    log.error({ err: error, export: row.publicId }, 'an export has failed');
    await endFailed(db, row, { error: 'fault', now: clock() });
  }
};

/** The next one; false: none waits. */
export const makeNext = async (deps: ExportsDeps, signal: AbortSignal): Promise<boolean> => {
  const now = deps.clock();
  const row = await takeExport(deps.db, { now, until: after(now, lease) });
  if (row) await makeOne(deps, row, signal);
  return row !== null;
};

/** Sweep: removes files whose time is over, and what killed processes left; answers how many. */
export const removeOver = async ({ db, clock, storage }: ExportsDeps): Promise<number> => {
  const now = clock();
  const over = await selectOver(db, now, overAtOnce);
  for (const file of over) {
    for (const name of storedNames(file)) await storage.delete(name);
    await markRemoved(db, file.id, now);
  }
  const parts = await storage.sweepParts(fileFolder, 60);
  return over.length + parts + (await deleteOld(db, after(now, -keepDays * 86_400_000), 1000));
};
