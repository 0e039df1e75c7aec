import { toUnix } from '../../kernel/clock.ts';
import { type Executor, versionField } from '../../platform/database/index.ts';
import type { ChangedSince, StaffPort } from '../../platform/http/index.ts';
import { maskChanges } from '../audit/index.ts';
import { selectNames } from './people.repository.ts';
import type { StaffDeps } from './staff-deps.ts';

/** Entries read at most: who edits a card that was changed more often meanwhile reads it anew. */
const most = 4;
const page = 50;

type Entry = Awaited<ReturnType<StaffDeps['historyOf']>>['values'][number];

const versionOf = ({ changes }: Entry): number | null => {
  const step = changes.find(({ field }) => field === versionField);
  return step ? Number(step.after) : null;
};

/** Entries of later versions, newest first; a version is a step in the history, because each change has one entry. */
const readLater = async (
  historyOf: StaffDeps['historyOf'],
  db: Executor,
  object: { readonly kind: string; readonly id: string },
  version: number,
): Promise<Entry[]> => {
  const later: Entry[] = [];
  let cursor: string | null = null;
  for (let read = 0; read < most; read += 1) {
    const { values, next }: { values: readonly Entry[]; next: string | null } = await historyOf(db, [object], {
      language: 'ru',
      cursor,
      limit: page,
    });
    for (const entry of values) {
      const reached = versionOf(entry);
      if (reached !== null && reached <= version) return later;
      if (reached !== null) later.push(entry);
    }
    if (next === null) return later;
    cursor = next;
  }
  return later;
};

/** What others have saved of a thing since a version (BO-148), read by the transaction of the refused change. */
export const createChangesSince =
  ({ historyOf }: Pick<StaffDeps, 'historyOf'>): StaffPort['changesSince'] =>
  async (tx, { kind, publicId: id }, version) => {
    const later = await readLater(historyOf, tx, { kind, id }, version);
    const names = await selectNames(
      tx,
      later.flatMap(({ actor }) => (actor === null ? [] : [actor])),
    );
    const whoOf = ({ actor }: Entry): ChangedSince['changed_by'] => {
      const person = names.get(actor ?? 0);
      return person ? { public_id: person.publicId, name: person.name } : null;
    };
    const fields = new Map<string, ChangedSince['changes'][number]>();
    for (const entry of later.toReversed())
      for (const { field, before, after } of maskChanges(entry.changes))
        if (field !== versionField)
          fields.set(field, {
            field,
            before: fields.get(field)?.before ?? before,
            after,
            by: whoOf(entry),
            at: toUnix(entry.at),
          });
    const [newest] = later;
    return {
      changed_by: newest ? whoOf(newest) : null,
      changed_at: newest ? toUnix(newest.at) : null,
      changes: [...fields.values()],
    };
  };
