import type { Language } from '@trassa/contracts';
import { toUnix } from '../../../kernel/clock.ts';
import type { OfficeDeps } from './office-deps.ts';
import { type NamedPerson, selectColleagues } from './person.repository.ts';

const page = 50;

const present = (person: NamedPerson | undefined) =>
  person ? { public_id: person.publicId, name: person.name } : null;

/** GET /api/admin/people/{id}/history; from where and in which session stay in the whole log. */
export const showPersonHistory = async (
  { db, historyOf }: Pick<OfficeDeps, 'db' | 'historyOf'>,
  id: string,
  cursor: string | null,
  language: Language,
) => {
  const { values, next } = await historyOf(db, { kind: 'person', id }, { language, cursor, limit: page });
  const actors = values.flatMap(({ actor }) => (actor === null ? [] : [actor]));
  const names = await selectColleagues(db, actors);
  return {
    values: values.map(({ publicId, at, actor, act, changes, reason, result, code, views }) => ({
      public_id: publicId,
      at: toUnix(at),
      actor: present(names.get(actor ?? 0)),
      act,
      changes: [...changes],
      reason,
      result,
      code,
      views,
    })),
    next,
  };
};
