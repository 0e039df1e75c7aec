import type { Coming, FindStaff, ProofWay, StaffSession } from '../../platform/http/index.ts';
import type { Grant } from '@trassa/rules';
import { mayComeFrom } from './domain/networks.ts';
import { selectFactor } from './factors.repository.ts';
import { selectGrants } from './grants.repository.ts';
import { findSession, type OpenSession, touchSession } from './sessions.repository.ts';
import type { StaffDeps } from './staff-deps.ts';

/** Milliseconds after which an act is written down anew. */
const touchAfter = 10_000;

type Asker = { readonly loginId: number; readonly userId: number };
export type Found = { readonly session: OpenSession; readonly grants: readonly Grant[] };

type Deps = Pick<StaffDeps, 'db' | 'clock' | 'config' | 'networks'>;

/** The open session behind a cookie with the grants of today, from a network of these; kept open unless the call came from no person. */
export const findOpen = async (
  { db, clock, config, networks }: Deps,
  { loginId, userId }: Asker,
  cookieHash: Buffer | null,
  { isBackground, address }: Coming,
): Promise<Found | null> => {
  if (!cookieHash) return null;
  const now = clock();
  const [session, grants] = await Promise.all([
    findSession(db, { tokenHash: cookieHash, loginId, userId }, { now, idle: config.office.idleMinutes }),
    selectGrants(db, userId, now),
  ]);
  if (!session || !grants.length || !mayComeFrom(networks, grants, address)) return null;
  const isStale = now.getTime() - session.lastActAt.getTime() >= touchAfter;
  if (isStale && !isBackground) await touchSession(db, session.id, now);
  return { session: isStale && !isBackground ? { ...session, lastActAt: now } : session, grants };
};

export const waysOf = ({ hasPassword, hasTotp, hasPasskey }: OpenSession): ProofWay[] => [
  ...(hasPassword ? (['password'] as const) : []),
  ...(hasTotp ? (['totp'] as const) : []),
  ...(hasPasskey ? (['passkey'] as const) : []),
];

/** The port of the platform: nothing is kept in memory, so what ends here has ended in every process. */
export const createFindStaff =
  (deps: Deps): FindStaff =>
  async (login, cookieHash, coming) => {
    const found = await findOpen(deps, login, cookieHash, coming);
    if (!found) {
      const granted = await selectGrants(deps.db, login.userId, deps.clock());
      // A stranger to the staff is told nothing of networks, and leaves no entry.
      if (granted.length && !mayComeFrom(deps.networks, granted, coming.address)) return { state: 'elsewhere' };
      const factor = await selectFactor(deps.db, login.userId);
      return { state: 'closed', enrolled: Boolean(factor?.confirmedAt) };
    }
    const { session: open, grants } = found;
    const session: StaffSession = { id: open.publicId, grants, provenAt: open.provenAt, ways: waysOf(open) };
    return { state: 'open', session };
  };
