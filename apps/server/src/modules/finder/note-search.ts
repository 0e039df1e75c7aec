import { createKeyedHash } from '../../platform/secrets/keyed-hash.ts';
import type { SearchDeps, Searcher } from './search-deps.ts';
import type { Found } from './search-everything.ts';

/**
 * Writes down that somebody was found by his e-mail or phone (back-office.md 6.3): by which of them, and a keyed hash of it, so
 * that the same question is known again and nobody is read out of the log.
 */
export const noteSearch = async (
  { db, clock, audit, key }: Pick<SearchDeps, 'db' | 'clock' | 'audit' | 'key'>,
  { userId, session, address, requestId }: Searcher,
  { sought, kinds }: Found,
): Promise<void> => {
  const by = sought.email ?? sought.phoneEnd;
  // Digits may have been a start number: then nobody was found by them.
  if (by === null || !kinds.some(({ kind }) => sought.email !== null || kind === 'person')) return;
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
