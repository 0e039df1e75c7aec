import { createHash } from 'node:crypto';
import { localTime } from '@trassa/rules';
import { type Clock, toUnix } from '../../../kernel/clock.ts';
import type { Database } from '../../../platform/database/index.ts';
import { formatFinder } from './domain/find-format.ts';
import { joinClasses, nameOutside, settleOutside } from './domain/outside/name-outside.ts';
import type { ImportInput, ImportOutcome, ImportReading, ImportWatcher } from './import-outcome.ts';
import type { ImportRefusal } from './import-refusal.ts';
import * as store from './import.repository.ts';
import { openTable, refuseWorkbook } from '../../../platform/table/index.ts';
import { readFile } from './read-file.ts';
import { writeResults } from './write-results.ts';

/**
 * Reads a file of a timing crew into an event city: all or nothing, again and again without doubling. Pages, hidden names
 * and tickets stay with their people. Two at once for one event city: the second waits. RESULT-03
 */
export const importResults = async (
  { db, clock }: { db: Database; clock: Clock },
  input: ImportInput,
  { onProgress = () => {}, onReading = () => {}, onStored = () => Promise.resolve() }: ImportWatcher = {},
): Promise<ImportOutcome> => {
  const refused = (refusal: ImportRefusal): ImportOutcome => ({ state: 'refused', refusal });
  const city = await store.findImportCity(db, input.eventCity);
  if (!city) return refused({ id: 'no_event_city' });
  if (city.startTime > clock()) return refused({ id: 'not_started' });
  if (city.formats.length === 0) return refused({ id: 'no_formats' });
  const format = input.format === null ? null : formatFinder(city.formats)(input.format);
  if (input.format !== null && format === null)
    return refused({ id: 'unknown_format', value: input.format, formats: city.formats.map(({ titleRu }) => titleRu) });

  const outside = input.outside === null ? city.outside : nameOutside(input.outside, city.formats);
  const table = await openTable(input.file.bytes, { sheet: input.sheet });
  if (!table.ok) return refused(table.refusal);
  const file = await readFile(table.value, {
    overrides: input.overrides,
    formats: city.formats,
    format,
    raceYear: localTime(toUnix(city.startTime), city.timezone).year,
    minPaceMs: input.minPaceMs,
    outside,
    rankBy: input.rankBy,
    accepts: new Set(input.accepts),
    remembered: await store.findByHand(db, city.id),
    onRead: (share, rows) => onProgress('read', share, rows),
  }).catch((error: unknown) => {
    // The parts of a workbook are unpacked while they are read.
    if (table.value.about.kind === 'xlsx') return refuseWorkbook(error);
    throw error;
  });
  if (!file.ok) return refused(file.refusal);
  const { numberless } = file.value;
  if (input.isKeeping && numberless && file.value.problems.lines === 0)
    return refused({ ...numberless, id: 'keep_needs_numbers' });
  const fileHash = createHash('sha256').update(input.file.bytes).digest('hex');
  const earlier = await store.findEarlier(db, city.id, fileHash);
  const settled = settleOutside(outside, file.value.categories);
  if (input.outside !== null && settled.unknown)
    return refused({ id: 'unknown_class', value: settled.unknown.category ?? '' });
  const reading: ImportReading = {
    city,
    table: table.value.about,
    file: file.value,
    earlier,
    outside: input.outside === null ? joinClasses(city.outside, settled.classes) : settled.classes,
  };
  onReading(reading);
  if (file.value.problems.lines > 0) return { state: 'problems', reading };
  return writeResults({ db, clock }, input, reading, { fileHash, onProgress, onStored });
};
