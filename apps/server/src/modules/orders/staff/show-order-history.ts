import type { Language } from '@trassa/contracts';
import type { History } from '@trassa/contracts/office';
import type { Reach } from '@trassa/rules';
import type { Database } from '../../../platform/database/index.ts';
import type { ShowHistory } from '../../staff/index.ts';
import { findStarts, selectCausesInReach } from './line-reach.repository.ts';

type Deps = { readonly db: Database; readonly showHistory: ShowHistory };
type Asked = {
  readonly id: string;
  readonly reach: Reach;
  readonly cursor: string | null;
  readonly language: Language;
};
type Change = History['values'][number]['changes'][number];

/** The cause of a part that went back; null: the change is about something else. */
const causeOf = ({ field, after }: Change): string | null => {
  if (!field.startsWith('refund.')) return null;
  const { cause } = (after ?? {}) as { readonly cause?: unknown };
  return typeof cause === 'string' ? cause : '';
};

/**
 * GET /api/admin/orders/{id}/history: of lines out of reach nobody learns what came back of them, as on the card and in the list of
 * refunds; an entry of nothing else is left out whole. BO-124
 */
export const showOrderHistory = async (
  { db, showHistory }: Deps,
  { id, reach, cursor, language }: Asked,
): Promise<History> => {
  const history = await showHistory({ kind: 'order', id }, { cursor, language });
  if (reach === 'all') return history;
  const causes = history.values.flatMap(({ changes }) => changes.map(causeOf).filter((cause) => cause !== null));
  if (!causes.length) return history;
  const { reached } = await findStarts(db, reach, { events: [], starts: [] });
  const known = await selectCausesInReach(db, causes, reached);
  return {
    ...history,
    values: history.values.flatMap((entry) => {
      const own = entry.changes.map(causeOf).filter((cause) => cause !== null);
      if (own.length && !own.some((cause) => known.has(cause))) return [];
      const isKnown = (change: Change): boolean => {
        const cause = causeOf(change);
        return cause === null || known.has(cause);
      };
      return [{ ...entry, changes: entry.changes.filter(isKnown) }];
    }),
  };
};
