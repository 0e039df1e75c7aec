import type { FindStaff, ProofWay, StaffSession } from '../../platform/http/index.ts';
import type { Grant } from '@trassa/rules';
import { selectFactor } from './factors.repository.ts';
import { selectGrants } from './grants.repository.ts';
import { findSession, type OpenSession, touchSession } from './sessions.repository.ts';
import type { StaffDeps } from './staff-deps.ts';

/** Milliseconds after which an act is written down anew. */
const touchAfter = 10_000;

type Asker = { readonly loginId: number; readonly userId: number };
export type Found = { readonly session: OpenSession; readonly grants: readonly Grant[] };

/** The open session behind a cookie with the grants of today, kept open unless the call came from no person. */
export const findOpen = async (
  { db, clock, config }: Pick<StaffDeps, 'db' | 'clock' | 'config'>,
  { loginId, userId }: Asker,
  cookieHash: Buffer | null,
  isBackground: boolean,
): Promise<Found | null> => {
  if (!cookieHash) return null;
  const now = clock();
  const [session, grants] = await Promise.all([
    findSession(db, { tokenHash: cookieHash, loginId, userId }, { now, idle: config.office.idleMinutes }),
    selectGrants(db, userId, now),
  ]);
  if (!session || !grants.length) return null;
  const isStale = now.getTime() - session.lastActAt.getTime() >= touchAfter;
  if (isStale && !isBackground) await touchSession(db, session.id, now);
  return { session: isStale && !isBackground ? { ...session, lastActAt: now } : session, grants };
};

export const waysOf = ({ hasPassword }: OpenSession): ProofWay[] => (hasPassword ? ['password', 'totp'] : ['totp']);

/** The port of the platform: nothing is kept in memory, so what ends here has ended in every process. */
export const createFindStaff =
  (deps: Pick<StaffDeps, 'db' | 'clock' | 'config'>): FindStaff =>
  async (login, cookieHash, isBackground) => {
    const found = await findOpen(deps, login, cookieHash, isBackground);
    if (!found) {
      const factor = await selectFactor(deps.db, login.userId);
      return { state: 'closed', enrolled: Boolean(factor?.confirmedAt) };
    }
    const { session: open, grants } = found;
    const session: StaffSession = { id: open.publicId, grants, provenAt: open.provenAt, ways: waysOf(open) };
    return { state: 'open', session };
  };
