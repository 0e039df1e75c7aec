import type { Sought } from '@trassa/rules';
import { createKeyedHash } from '../../platform/secrets/keyed-hash.ts';
import type { SearchDeps, Searcher } from './search-deps.ts';

/**
 * Writes down that somebody, or anything of his, was found by his e-mail or phone (back-office.md 6.3): by which of them, and a keyed hash of it, so
 * that the same question is known again and nobody is read out of the log.
 */
export const noteSearch = async (
  { db, clock, audit, key }: Pick<SearchDeps, 'db' | 'clock' | 'audit' | 'key'>,
  { userId, session, address, requestId }: Searcher,
  sought: Pick<Sought, 'email' | 'phoneEnd'>,
): Promise<void> => {
  const by = sought.email ?? sought.phoneEnd;
  if (by === null) return;
  const publicId = createKeyedHash(key)(`search ${by}`).slice(0, 22);
  await audit.note(db, {
    at: clock(),
    actor: userId,
    from: 'office',
    session: session.id,
    act: 'search.view',
    object: { kind: 'search', publicId, title: sought.email === null ? 'phone' : 'email' },
    places: [],
    changes: [],
    reason: null,
    address,
    requestId,
    result: 'done',
    code: null,
  });
};
