import type { OfficeResult } from '@trassa/contracts/office';
import { correctTimes, readRaceTime, type ResultStatus, type ResultTimes } from '@trassa/rules';
import { changedSince, invalid, notFound, ok, refuse, type Result } from '../../../kernel/result.ts';
import { type Tx, versionField } from '../../../platform/database/index.ts';
import type { Acted, Change } from '../../../platform/http/index.ts';
import { lockEventCityWithin } from '../../events/index.ts';
import { wordsOf } from '../domain/fold-name.ts';
import { raceTimeOf } from '../domain/race-time.ts';
import { placeFormat } from '../place-results.ts';
import {
  findStartOf,
  insertCorrection,
  lockResult,
  type StoredResult,
  writePerson,
  writeTimes,
} from './corrections.repository.ts';
import { selectOfficeRowsOf } from './office-rows.repository.ts';
import { presentResult } from './present-result.ts';
import { mostWaiting } from './publish-results.ts';

export type AskedCorrection = {
  readonly version: number;
  readonly reason: string;
  readonly time?: string | undefined;
  readonly fine?: string | undefined;
  readonly status?: ResultStatus | undefined;
  readonly last_name?: string | undefined;
  readonly first_name?: string | undefined;
  readonly category?: string | undefined;
  readonly hidden?: boolean | undefined;
};

/** Undefined: it stays; '' is none. */
const timeOf = (text: string | undefined): number | null | undefined | 'bad' => {
  if (text === undefined) return undefined;
  return text === '' ? null : (readRaceTime(text) ?? 'bad');
};

const readTimes = (before: ResultTimes, asked: AskedCorrection): Result<ResultTimes> => {
  const [time, fine] = [timeOf(asked.time), timeOf(asked.fine)];
  if (time === 'bad') return invalid({ time: { id: 'result_time_form' } });
  if (fine === 'bad') return invalid({ fine: { id: 'result_time_form' } });
  const after = correctTimes(before, { time, fine: fine === 0 ? null : fine, status: asked.status });
  if (!('problem' in after)) return ok(after);
  const { problem } = after;
  return invalid(Object.fromEntries(Object.entries(problem).map(([field, id]) => [field, { id }])));
};

const readPerson = (
  before: StoredResult,
  asked: AskedCorrection,
): Result<Pick<StoredResult, 'lastName' | 'firstName' | 'category' | 'isHidden'>> => {
  const isHidden = asked.hidden ?? before.isHidden;
  const lastName = asked.last_name ?? before.lastName;
  const firstName = asked.first_name ?? before.firstName;
  const isNamedAnew = lastName !== before.lastName || firstName !== before.firstName;
  // Whoever has a ticket hides and shows himself; who was erased is not named again.
  if (before.isHidden && !isHidden && before.userId !== null)
    return invalid({ hidden: { id: 'result_hidden_ticket' } });
  if (before.isErased && isNamedAnew) return invalid({ last_name: { id: 'result_hidden_ticket' } });
  if (isNamedAnew && lastName === '' && firstName === '' && !before.team)
    return invalid({ last_name: { id: 'required' } });
  const category = asked.category === undefined ? before.category : asked.category || null;
  return ok({ lastName, firstName, category, isHidden });
};

/** Changes that are those of a whole relay; the others are of one person. */
const timed: ReadonlySet<string> = new Set(['time', 'fine', 'result_status']);

const changesOf = (
  before: StoredResult,
  times: ResultTimes,
  person: Pick<StoredResult, 'lastName' | 'firstName' | 'category' | 'isHidden'>,
): Change[] => {
  const of = before.userId === null ? {} : { person: before.userId };
  const all: Change[] = [
    { field: 'time', before: raceTimeOf(before.time), after: raceTimeOf(times.time) },
    { field: 'fine', before: raceTimeOf(before.fine), after: raceTimeOf(times.fine) },
    { field: 'result_status', before: before.status, after: times.status },
    { field: 'last_name', before: before.lastName, after: person.lastName, ...of },
    { field: 'first_name', before: before.firstName, after: person.firstName, ...of },
    { field: 'category', before: before.category, after: person.category },
    { field: 'name_hidden', before: before.isHidden, after: person.isHidden },
  ];
  return all.filter((change) => change.before !== change.after);
};

/**
 * Corrects one result, counts places anew in the same transaction and notes what has changed for everybody, without names. Of a
 * relay, times and status are those of all. Refuses `conflict` of another version. BO-106
 */
export const correctResult = async (
  tx: Tx,
  publicId: string,
  asked: AskedCorrection,
  now: Date,
): Promise<Result<Acted<{ values: OfficeResult }>>> => {
  const startId = await findStartOf(tx, publicId);
  if (startId === null) return notFound();
  if (!(await lockEventCityWithin(tx, startId, mostWaiting)))
    return refuse({ code: 'state', message: { id: 'results_busy' } });
  const before = await lockResult(tx, publicId);
  if (!before) return notFound();
  if (before.version !== asked.version) return changedSince(asked.version, before.version);
  const { time, fine, status } = before;
  const times = readTimes({ time, fine, status }, asked);
  if (!times.ok) return times;
  const person = readPerson(before, asked);
  if (!person.ok) return person;
  const changes = changesOf(before, times.value, person.value);
  const fields = changes.map(({ field }) => field);
  const isTimed = fields.some((field) => timed.has(field));
  if (isTimed) await writeTimes(tx, before, times.value);
  if (fields.some((field) => !timed.has(field))) {
    const { lastName, firstName, isHidden } = person.value;
    await writePerson(tx, before.id, {
      ...person.value,
      ...wordsOf({ lastName, firstName, team: before.team, isHidden }),
    });
  }
  if (fields.length > 0) {
    // That a name was hidden is nobody's business.
    const told = fields.filter((field) => field !== 'name_hidden');
    if (told.length > 0)
      await insertCorrection(tx, before, { fields: told, before: { time, fine, status }, after: times.value, at: now });
    // A name shows a column where there was none.
    const isFirstName = fields.some((field) => field.endsWith('_name')) && !(before.lastName && before.firstName);
    if (isTimed || isFirstName || fields.includes('category'))
      await placeFormat(tx, { startId: before.startId, formatId: before.formatId });
  }
  const [after] = await selectOfficeRowsOf(tx, [before.id]);
  if (!after) return notFound();
  return ok({
    answer: { values: presentResult(after) },
    object: {
      kind: 'result',
      publicId,
      title: before.number === '' ? before.titleRu : `№ ${before.number}, ${before.titleRu}`,
    },
    changes:
      fields.length > 0 ? [...changes, { field: versionField, before: before.version, after: after.version }] : [],
    reason: asked.reason,
  });
};
