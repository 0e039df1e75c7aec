import { createHash } from 'node:crypto';
import path from 'node:path';
import { localTime } from '@trassa/rules';
import { type Clock, toUnix } from '../../../kernel/clock.ts';
import { randomId } from '../../../kernel/ids.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { lockEventCities, publishResults, tryLockEventCity } from '../../events/index.ts';
import { wordsOf } from '../domain/fold-name.ts';
import { eachWord } from '../domain/word-columns.ts';
import { placeResults } from '../place-results.ts';
import { formatFinder, type ImportFormat } from './domain/find-format.ts';
import type { ImportRow } from './domain/import-row.ts';
import type { Overrides } from './domain/match-headers.ts';
import { type ImportRefusal, refuseImport } from './import-refusal.ts';
import * as store from './import.repository.ts';
import * as merge from './merge.repository.ts';
import { openTable, type TableKind } from './open-table.ts';
import { readFile, type ReadFile } from './read-file.ts';

export type ImportStage = 'read' | 'wait' | 'write' | 'place';
/** `share`: 0…1 of the stage. */
export type OnProgress = (stage: ImportStage, share: number, rows: number) => void;
export type ImportWatcher = {
  readonly onProgress?: OnProgress;
  /** The file is understood, nothing is written yet. */
  readonly onReading?: (reading: ImportReading) => void;
};

export type ImportInput = {
  readonly file: { readonly name: string; readonly bytes: Buffer };
  /** Public id. */
  readonly eventCity: string;
  /** Public id or title of the format of every row. */
  readonly format: string | null;
  readonly sheet: string | null;
  readonly overrides: Overrides;
  /** Says what would happen and does nothing. */
  readonly isPreview: boolean;
  readonly isPublishing: boolean;
  /** Rows that the file lacks stay. */
  readonly isKeeping: boolean;
  /** Nobody is faster, milliseconds per kilometre. */
  readonly minPaceMs: number;
};

export type ImportFigures = {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly unchanged: number;
  /** Rows whose ticket is known. */
  readonly linked: number;
  /** Formats with results that the file does not name. */
  readonly untouched: readonly { readonly format: ImportFormat; readonly count: number }[];
};

/** What was understood of a file, whether or not it was stored. */
export type ImportReading = {
  readonly city: store.ImportCity;
  readonly table: TableKind;
  readonly file: ReadFile;
  /** When this very file was read before. */
  readonly earlier: Date | null;
};

export type ImportOutcome =
  | { readonly state: 'refused'; readonly refusal: ImportRefusal }
  /** Rows are wrong: nothing was stored. */
  | { readonly state: 'problems'; readonly reading: ImportReading }
  | {
      readonly state: 'previewed' | 'same' | 'stored';
      readonly reading: ImportReading;
      readonly figures: ImportFigures;
      readonly isPublished: boolean;
    };

const batchRows = 5000;

const toIncoming = (row: ImportRow): merge.IncomingRow => ({
  format_id: row.formatId,
  start_number: row.startNumber,
  leg: row.leg ?? 0,
  last_name: row.lastName,
  first_name: row.firstName,
  gender: row.gender,
  category: row.category,
  age_group: row.ageGroup,
  team: row.team,
  status: row.status,
  distance: row.distance,
  ...eachWord((name) => row[name]),
  start_ms: row.startMs,
  finish_ms: row.finishMs,
  absolute_ms: row.absoluteMs,
  individual_ms: row.individualMs,
  fine_ms: row.fineMs,
  time_ms: row.timeMs,
  splits: row.splits,
  public_id: randomId(),
  number: /^\d{1,9}$/.test(row.startNumber) ? Number(row.startNumber) : null,
  ...wordsOf(row),
  hidden_words: wordsOf({ ...row, isHidden: true }).team_words,
});

const stage = async (tx: Tx, rows: readonly ImportRow[], onProgress: OnProgress): Promise<void> => {
  await merge.makeStage(tx);
  for (let from = 0; from < rows.length; from += batchRows) {
    await merge.stageRows(tx, rows.slice(from, from + batchRows).map(toIncoming));
    const done = Math.min(rows.length, from + batchRows);
    onProgress('write', (0.6 * done) / rows.length, done);
  }
  await merge.measureStage(tx);
};

/** Ends a transaction that was only to find out. */
class PreviewEnd extends Error {}

/**
 * Reads a file of a timing crew into an event city: all or nothing, again and again without doubling. Pages, hidden names
 * and tickets stay with their people. Two at once for one event city: the second waits. RESULT-03
 */
export const importResults = async (
  { db, clock }: { db: Database; clock: Clock },
  input: ImportInput,
  { onProgress = () => {}, onReading = () => {} }: ImportWatcher = {},
): Promise<ImportOutcome> => {
  const refused = (refusal: ImportRefusal): ImportOutcome => ({ state: 'refused', refusal });
  const city = await store.findImportCity(db, input.eventCity);
  if (!city) return refused({ id: 'no_event_city' });
  if (city.startTime > clock()) return refused({ id: 'not_started' });
  if (city.formats.length === 0) return refused({ id: 'no_formats' });
  const format = input.format === null ? null : formatFinder(city.formats)(input.format);
  if (input.format !== null && format === null)
    return refused({ id: 'unknown_format', value: input.format, formats: city.formats.map(({ titleRu }) => titleRu) });

  const table = await openTable(input.file.bytes, { sheet: input.sheet });
  if (!table.ok) return refused(table.refusal);
  const file = await readFile(table.value, {
    overrides: input.overrides,
    formats: city.formats,
    format,
    raceYear: localTime(toUnix(city.startTime), city.timezone).year,
    minPaceMs: input.minPaceMs,
    onRead: (share, rows) => onProgress('read', share, rows),
  }).catch((error: unknown) => {
    // The parts of a workbook are unpacked while they are read.
    if (table.value.about.kind === 'xlsx') return refuseImport({ id: 'broken_workbook' });
    throw error;
  });
  if (!file.ok) return refused(file.refusal);
  const fileHash = createHash('sha256').update(input.file.bytes).digest('hex');
  const earlier = await store.findEarlier(db, city.id, fileHash);
  const reading: ImportReading = { city, table: table.value.about, file: file.value, earlier };
  onReading(reading);
  if (file.value.problems.length > 0) return { state: 'problems', reading };
  return write({ db, clock }, input, reading, fileHash, onProgress);
};

const write = async (
  { db, clock }: { db: Database; clock: Clock },
  input: ImportInput,
  reading: ImportReading,
  fileHash: string,
  onProgress: OnProgress,
): Promise<ImportOutcome> => {
  const { city, file } = reading;
  let outcome: ImportOutcome | null = null;
  const run = async (tx: Tx): Promise<void> => {
    if (!(await tryLockEventCity(tx, city.id))) {
      onProgress('wait', 0, 0);
      await lockEventCities(tx, [city.id]);
    }
    await stage(tx, file.rows, onProgress);
    await merge.matchTickets(tx);
    if (await merge.hasRows(tx, city.id)) await merge.matchStored(tx, city.id, input.isKeeping);
    await merge.keepPrivate(tx, city.id);
    const mapping = Object.fromEntries(
      file.columns.map(({ header, index, field }) => [header || `#${index + 1}`, field ?? '']),
    );
    const importId = await store.noteImport(tx, {
      publicId: randomId(),
      eventCityId: city.id,
      fileName: path.basename(input.file.name),
      fileHash,
      mapping,
      at: clock(),
    });
    const removed = await merge.removeMissing(tx, city.id, input.isKeeping);
    const changed = await merge.changeRows(tx, importId);
    const added = await merge.addRows(tx, city.id, importId);
    onProgress('write', 1, file.rows.length);
    const around = await merge.countAround(tx, city.id);
    const figures: ImportFigures = {
      added,
      changed,
      removed,
      unchanged: file.rows.length - added - changed,
      linked: around.linked,
      untouched: around.untouched.flatMap(({ formatId, count }) => {
        const format = city.formats.find(({ id }) => id === formatId);
        return format ? [{ format, count }] : [];
      }),
    };
    const isSame = added + changed + removed === 0;
    outcome = {
      state: input.isPreview ? 'previewed' : isSame ? 'same' : 'stored',
      reading,
      figures,
      isPublished: city.publishedAt !== null,
    };
    if (input.isPreview) throw new PreviewEnd('preview');
    if (isSame) await store.forgetImport(tx, importId);
    else {
      await store.noteFigures(tx, importId, figures);
      onProgress('place', 0, file.rows.length);
      await placeResults(tx, city.id);
      onProgress('place', 1, file.rows.length);
    }
    if (input.isPublishing) {
      await publishResults(tx, city.id, clock());
      outcome = { ...outcome, isPublished: true };
    }
  };
  try {
    await db.transaction().execute(run);
  } catch (error) {
    if (!(error instanceof PreviewEnd)) throw error;
  }
  if (outcome === null) throw new Error('an import ended without an outcome');
  return outcome;
};
