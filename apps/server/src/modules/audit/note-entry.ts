import { randomId } from '../../kernel/ids.ts';
import type { Executor } from '../../platform/database/index.ts';
import type { AuditEntry } from '../../platform/http/index.ts';
import type { AuditDeps } from './audit-deps.ts';
import { countRefusal, countView, insertEntries, lockRefusals, lockView, type NewEntry } from './audit.repository.ts';
import type { EntryContent } from './domain/entry-content.ts';
import { isView, refusals, viewMinutes } from './domain/keeping.ts';
import { macOf } from './domain/sealing.ts';
import { keep, takeKeys } from './subject-keys.ts';

const peopleOf = ({ actor, address, object, changes }: AuditEntry): number[] => [
  ...(actor !== null && address !== null ? [actor] : []),
  ...(object?.person === undefined ? [] : [object.person]),
  ...changes.flatMap(({ person }) => (person === undefined ? [] : [person])),
];

/** An entry as it is kept, with its mac; the address of an actor is his own datum. */
export const composeEntry = async (
  { secrets }: Pick<AuditDeps, 'secrets'>,
  tx: Executor,
  entry: AuditEntry,
): Promise<NewEntry> => {
  const publicId = randomId();
  const keys = await takeKeys(tx, secrets.subjects, peopleOf(entry));
  const kept = (value: unknown, person: number | undefined) => keep(keys, value, person, publicId);
  const { actor, object, session, act, reason, address, requestId, code } = entry;
  const content: EntryContent = {
    publicId,
    at: entry.at.toISOString().replace('Z', '000Z'),
    ...(actor !== null && { actor }),
    from: entry.from,
    ...(session !== null && { session }),
    ...(act !== null && { act }),
    ...(object && {
      objectKind: object.kind,
      objectId: object.publicId,
      objectTitle: kept(object.title, object.person),
    }),
    places: entry.places,
    changes: entry.changes.map(({ field, before, after, person }) => ({
      field,
      before: kept(before, person),
      after: kept(after, person),
    })),
    ...(reason !== null && { reason: kept(reason, object?.person) }),
    ...(address !== null && { address: kept(address, actor ?? undefined) }),
    ...(requestId !== null && { requestId }),
    result: entry.result,
    ...(code !== null && { code }),
    ...(entry.decider !== undefined && { decider: entry.decider }),
  };
  return { ...content, mac: macOf(secrets.seals, content).toString('base64') };
};

/** How an entry may be counted beside one that stands: equal looks and refusals; null: it is always written. */
const countingOf = (
  entry: AuditEntry,
): { lock(tx: Executor): Promise<void>; count(tx: Executor): Promise<boolean> } | null => {
  const { actor, act, object, at, code } = entry;
  const before = (minutes: number): Date => new Date(at.getTime() - minutes * 60_000);
  const since = before(viewMinutes);
  if (entry.result === 'refused' && actor !== null) {
    const [kind, id] = [object?.kind ?? null, object?.publicId ?? null];
    const { most, minutes } = refusals;
    return {
      lock: (tx) => lockRefusals(tx, actor),
      count: (tx) => countRefusal(tx, { actor, act, kind, id, code, since, most, after: before(minutes) }),
    };
  }
  if (!isView(entry) || !object) return null;
  const view = { actor, act, kind: object.kind, id: object.publicId, since };
  return { lock: (tx) => lockView(tx, view), count: (tx) => countView(tx, view) };
};

/** Writes an entry in the caller's transaction; an equal look or refusal of the last minutes is counted beside the one that stands. */
export const noteEntry = async (deps: AuditDeps, db: Executor, entry: AuditEntry): Promise<void> => {
  const counting = countingOf(entry);
  if (!counting) return insertEntries(db, [await composeEntry(deps, db, entry)]);
  // Outside of a transaction the lock would be over at once.
  const write = async (tx: Executor): Promise<void> => {
    await counting.lock(tx);
    if (!(await counting.count(tx))) await insertEntries(tx, [await composeEntry(deps, tx, entry)]);
  };
  return db.isTransaction ? write(db) : deps.db.transaction().execute(write);
};
