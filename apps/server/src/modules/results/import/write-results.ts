import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Clock } from '../../../kernel/clock.ts';
import { randomId } from '../../../kernel/ids.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { lockEventCities, publishResults, tryLockEventCity } from '../../events/index.ts';
import { wordsOf } from '../domain/fold-name.ts';
import { eachWord } from '../domain/word-columns.ts';
import { placeResults } from '../place-results.ts';
import { updatePlaces } from '../place-results.repository.ts';
import { asksRemoval } from './domain/ask-removal.ts';
import type { ImportRow } from './domain/import-row.ts';
import type {
  ImportFigures,
  ImportInput,
  ImportOutcome,
  ImportReading,
  ImportWatcher,
  OnProgress,
} from './import-outcome.ts';
import { checkPlaces } from './check-places.repository.ts';
import type { ReadFile } from './read-file.ts';
import * as store from './import.repository.ts';
import * as merge from './merge.repository.ts';
import { findBase } from './base.repository.ts';
import { findUntellable, keepPrivate } from './privacy.repository.ts';
import { shadowResults } from './shadow.repository.ts';

const toIncoming = (row: ImportRow): merge.IncomingRow => ({
  format_id: row.formatId,
  start_number: row.key ?? row.startNumber,
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
  numberless: row.startNumber === '',
  ...wordsOf(row),
  is_hidden: row.isHidden,
  hidden_words: wordsOf({ ...row, isHidden: true }).team_words,
  line: row.line,
  file_place: row.filePlace,
});

/** Reads the rows anew, batch by batch; answers how many. */
const stage = async (tx: Tx, file: ReadFile, onProgress: OnProgress): Promise<number> => {
  let done = 0;
  await merge.makeStage(tx);
  for await (const rows of file.batches()) {
    await merge.stageRows(tx, rows.map(toIncoming));
    done += rows.length;
    onProgress('write', (0.6 * done) / Math.max(done, file.count), done);
  }
  await merge.measureStage(tx);
  return done;
};

/** How a file was read: with other answers it is another import, though its figures may be the same. */
const readingOf = (input: ImportInput, { byHand, columns }: ReadFile): unknown[] => [
  [...input.overrides],
  [...byHand],
  columns.map(({ index, field }) => [index, field]),
  input.sheet,
  input.format,
  input.isKeeping,
  [...input.accepts].toSorted(),
];

/** `base` first: whether a preview is outdated is told without reading its file. */
const hashOf = (base: string, rest: readonly unknown[]): string =>
  `${base}.${createHash('sha256').update(JSON.stringify(rest)).digest('hex')}`;

/** Ends a transaction that was only to find out. */
class NothingStored extends Error {}

/** Stores what was read, in one transaction; a preview and a question leave nothing behind. */
export const writeResults = async (
  { db, clock }: { db: Database; clock: Clock },
  input: ImportInput,
  reading: ImportReading,
  {
    fileHash,
    onProgress,
    onStored,
  }: Required<Pick<ImportWatcher, 'onProgress' | 'onStored'>> & { readonly fileHash: string },
): Promise<ImportOutcome> => {
  const { city, file } = reading;
  let outcome: ImportOutcome | null = null;
  const run = async (tx: Tx): Promise<void> => {
    if (input.isPreview) await shadowResults(tx, city.id);
    else if (!(await tryLockEventCity(tx, city.id))) {
      onProgress('wait', 0, 0);
      await lockEventCities(tx, [city.id]);
    }
    const base = await findBase(tx, city.id);
    const count = await stage(tx, file, onProgress);
    await merge.matchTickets(tx);
    if (await merge.hasRows(tx, city.id)) await merge.matchStored(tx, city.id, input.isKeeping);
    await merge.matchRemoved(tx, city.id);
    await keepPrivate(tx, city.id);
    const untellable = await findUntellable(tx, city.id);
    if (untellable) {
      outcome = { state: 'refused', refusal: { id: 'erased_need_numbers', ...untellable } };
      throw new NothingStored('refused');
    }
    const isPublished = await store.isPublished(tx, city.id);
    const fresh = await merge.findFresh(tx);
    const missing = await merge.findMissing(tx, city.id, input.isKeeping);
    const removal = { ...missing, asks: asksRemoval(missing, { isPublished, agreed: input.mayRemove }) };
    if (removal.asks && !input.isPreview) {
      outcome = { state: 'asks', reading, removal };
      throw new NothingStored('asks');
    }
    const isMoved = await store.replaceClasses(tx, city.id, reading.outside);
    const mapping = Object.fromEntries(
      file.columns.map(({ header, index, field }) => [header || `#${index + 1}`, field ?? '']),
    );
    const importId = await store.noteImport(tx, {
      publicId: randomId(),
      eventCityId: city.id,
      fileName: path.basename(input.file.name),
      fileHash,
      mapping,
      byHand: Object.fromEntries(file.byHand),
      at: clock(),
    });
    const removed = await merge.removeMissing(tx, city.id, input.isKeeping);
    const changed = await merge.changeRows(tx, importId);
    const added = await merge.addRows(tx, city.id, importId);
    onProgress('write', 1, count);
    const around = await merge.countAround(tx, city.id);
    const figures: ImportFigures = {
      added,
      changed,
      removed,
      unchanged: count - added - changed,
      linked: around.linked,
      untouched: around.untouched.flatMap(({ formatId, count: stored }) => {
        const format = city.formats.find(({ id }) => id === formatId);
        return format ? [{ format, count: stored }] : [];
      }),
    };
    const hash = hashOf(base, [fileHash, readingOf(input, file), figures, removal.count, isPublished]);
    if (input.expected !== undefined && input.expected !== hash) {
      outcome = { state: 'refused', refusal: { id: 'moved' } };
      throw new NothingStored('moved');
    }
    const isSame = added + changed + removed === 0 && !isMoved;
    if (isSame) await store.forgetImport(tx, importId);
    else {
      await store.noteFigures(tx, importId, figures);
      onProgress('place', 0, count);
      if (input.isPreview) await updatePlaces(tx, { cities: [city.id] });
      else await placeResults(tx, city.id);
      onProgress('place', 1, count);
    }
    const state = input.isPreview ? 'previewed' : isSame ? 'same' : 'stored';
    outcome = { state, reading, figures, places: await checkPlaces(tx), removal, isPublished, hash };
    if (input.isPreview) throw new NothingStored('preview');
    if (input.isPublishing) {
      await publishResults(tx, city.id, clock());
      outcome = { ...outcome, isPublished: true };
    }
    await onStored(tx, figures, fresh);
  };
  try {
    await db.transaction().execute(run);
  } catch (error) {
    if (!(error instanceof NothingStored)) throw error;
  }
  if (outcome === null) throw new Error('an import ended without an outcome');
  return outcome;
};
