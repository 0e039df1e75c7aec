import type { Language } from '@trassa/contracts';
import type { History } from '@trassa/contracts/office';
import { toUnix } from '../../../kernel/clock.ts';
import { versionField } from '../../../platform/database/index.ts';
import { maskChanges } from '../../audit/index.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { selectNames } from '../people.repository.ts';

const page = 50;

const present = (person: { publicId: string; name: string } | undefined) =>
  person ? { public_id: person.publicId, name: person.name } : null;

/** What was done to a thing of any kind, for its own page. */
export type ShowHistory = (
  object: {
    readonly kind: string;
    readonly id: string;
    /** Parts whose entries stand among those of the thing, each with its name; default: none. */
    readonly parts?: readonly { readonly kind: string; readonly id: string }[];
  },
  page: { readonly cursor: string | null; readonly language: Language },
) => Promise<History>;

/** GET …/{id}/history; where from and in which session stay in the whole log, and personal values are masked. */
export const createShowHistory =
  ({ db, historyOf }: Pick<StaffDeps, 'db' | 'historyOf'>): ShowHistory =>
  async ({ parts = [], ...thing }, { cursor, language }) => {
    const { values, next } = await historyOf(db, [thing, ...parts], { language, cursor, limit: page });
    const names = await selectNames(
      db,
      values.flatMap(({ actor, decider }) => [actor, decider].filter((id) => id !== null)),
    );
    return {
      values: values.map(({ publicId, at, actor, decider, act, object, title, changes, result, code, views }) => ({
        public_id: publicId,
        at: toUnix(at),
        actor: present(names.get(actor ?? 0)),
        decider: present(names.get(decider ?? 0)),
        act,
        part: parts.length === 0 || object?.kind === thing.kind ? null : typeof title === 'string' ? title : '',
        changes: maskChanges(changes).filter(({ field }) => field !== versionField),
        result,
        code,
        count: views,
      })),
      next,
    };
  };
