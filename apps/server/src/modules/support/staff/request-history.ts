import type { Executor } from '../../../platform/database/index.ts';
import type { ShowHistory } from '../../staff/index.ts';
import type { SupportOffice } from './staff-deps.ts';

const idsIn = (values: readonly unknown[]): string[] => [
  ...new Set(values.filter((value): value is string => typeof value === 'string')),
];

/** What was done to a request: entries keep colleagues by their public ids, and people read names. */
export const showRequestHistory = async (
  db: Executor,
  { showHistory, findPerson, namesOf }: Pick<SupportOffice, 'showHistory' | 'findPerson' | 'namesOf'>,
  id: string,
  page: Parameters<ShowHistory>[1],
): ReturnType<ShowHistory> => {
  const history = await showHistory({ kind: 'support_request', id }, page);
  const assigned = history.values.flatMap(({ changes }) => changes.filter(({ field }) => field === 'assignee'));
  const people: number[] = [];
  for (const one of idsIn(assigned.flatMap(({ before, after }) => [before, after]))) {
    const userId = await findPerson(db, one);
    if (userId !== null) people.push(userId);
  }
  const names = new Map([...(await namesOf(db, people)).values()].map(({ publicId, name }) => [publicId, name]));
  const nameOf = (value: unknown): unknown => names.get(String(value)) ?? value;
  return {
    ...history,
    values: history.values.map((entry) => ({
      ...entry,
      changes: entry.changes.map((change) =>
        change.field === 'assignee'
          ? { ...change, before: nameOf(change.before), after: nameOf(change.after) }
          : change,
      ),
    })),
  };
};
