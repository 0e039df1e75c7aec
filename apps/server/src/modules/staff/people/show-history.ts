import type { Language } from '@trassa/contracts';
import { toUnix } from '../../../kernel/clock.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { selectNames } from '../people.repository.ts';

const page = 50;

const present = (person: { publicId: string; name: string } | undefined) =>
  person ? { public_id: person.publicId, name: person.name } : null;

/** GET /api/admin/staff/{id}/history; where from and in which session stay in the whole log. */
export const showHistory = async (
  { db, historyOf }: StaffDeps,
  id: string,
  cursor: string | null,
  language: Language,
) => {
  const { values, next } = await historyOf(db, { kind: 'staff', id }, { language, cursor, limit: page });
  const names = await selectNames(
    db,
    values.flatMap(({ actor }) => (actor === null ? [] : [actor])),
  );
  return {
    values: values.map(({ publicId, at, actor, act, changes, result, code, views }) => ({
      public_id: publicId,
      at: toUnix(at),
      actor: present(names.get(actor ?? 0)),
      act,
      changes: [...changes],
      result,
      code,
      count: views,
    })),
    next,
  };
};
