import { randomId } from '../../kernel/ids.ts';
import type { Executor } from '../../platform/database/index.ts';
import type { AuditEntry } from '../../platform/http/index.ts';
import type { AuditDeps } from './audit-deps.ts';
import { countView, insertEntries, lockView, type NewEntry } from './audit.repository.ts';
import type { EntryContent } from './domain/entry-content.ts';
import { isView, viewMinutes } from './domain/keeping.ts';
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
  };
  return { ...content, mac: macOf(secrets.seals, content).toString('base64') };
};

/** Writes an entry in the caller's transaction; an equal look of the last minutes is counted beside the one that stands. */
export const noteEntry = async (deps: AuditDeps, db: Executor, entry: AuditEntry): Promise<void> => {
  if (!isView(entry) || !entry.object) return insertEntries(db, [await composeEntry(deps, db, entry)]);
  const { actor, act, object, at } = entry;
  const since = new Date(at.getTime() - viewMinutes * 60_000);
  const view = { actor, act, kind: object.kind, id: object.publicId, since };
  // Outside of a transaction the lock would be over at once.
  const write = async (tx: Executor): Promise<void> => {
    await lockView(tx, view);
    if (!(await countView(tx, view))) await insertEntries(tx, [await composeEntry(deps, tx, entry)]);
  };
  return db.isTransaction ? write(db) : deps.db.transaction().execute(write);
};
