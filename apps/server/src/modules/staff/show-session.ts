import type { OfficeGrant, OfficeSession } from '@trassa/contracts/office';
import { type Grant, shownRights } from '@trassa/rules';
import { toUnix } from '../../kernel/clock.ts';
import { ok, refuse, type Result } from '../../kernel/result.ts';
import { type Coming, hashToken } from '../../platform/http/index.ts';
import { mayComeFrom } from './domain/networks.ts';
import { minutesAfter, sessionTerms } from './domain/session-terms.ts';
import { countRecoveryCodes, selectFactor, selectWays } from './factors.repository.ts';
import { findOpen, type Found } from './find-staff.ts';
import { selectGrants } from './grants.repository.ts';
import { selectPerson } from './people.repository.ts';
import type { StaffDeps } from './staff-deps.ts';

/** For whoever has no grant: nothing of the back office is told. */
export const noGrant = () => refuse({ code: 'role_required', details: { right: '' } });

/** A person with a grant at the door, who comes from a network of his; refuses everybody else. */
export const checkGranted = async (
  { db, clock, networks }: Pick<StaffDeps, 'db' | 'clock' | 'networks'>,
  userId: number,
  address: string,
): Promise<Result<true>> => {
  const grants = await selectGrants(db, userId, clock());
  if (!grants.length) return noGrant();
  return mayComeFrom(networks, grants, address) ? ok(true) : refuse({ code: 'network_not_allowed' });
};

export const presentGrant = ({ role, scope, areas, until }: Grant): OfficeGrant => ({
  role,
  scope: scope === 'all' ? scope : 'events' in scope ? { events: [...scope.events] } : { starts: [...scope.starts] },
  areas: [...areas],
  until,
});

export const showOpen = async (
  { db, clock, config }: Pick<StaffDeps, 'db' | 'clock' | 'config'>,
  userId: number,
  { session, grants }: Found,
): Promise<OfficeSession> => {
  const [{ publicId, name, email }, left, ways] = await Promise.all([
    selectPerson(db, userId),
    countRecoveryCodes(db, userId),
    selectWays(db, userId),
  ]);
  const until = minutesAfter(session.openedAt, sessionTerms.absolute);
  return {
    state: 'open',
    ways,
    user: { public_id: publicId, name: name || (email ?? '') },
    rights: shownRights(grants, toUnix(clock())),
    grants: grants.map(presentGrant),
    until: toUnix(until),
    idle_until: Math.min(toUnix(until), toUnix(minutesAfter(session.lastActAt, config.office.idleMinutes))),
    recovery_left: left,
  };
};

/** GET /api/admin/session */
export const showSession = async (
  deps: StaffDeps,
  login: { readonly userId: number; readonly loginId: number },
  cookieHash: Buffer | null,
  coming: Coming,
): Promise<Result<{ values: OfficeSession }>> => {
  const granted = await checkGranted(deps, login.userId, coming.address);
  if (!granted.ok) return granted;
  const found = await findOpen(deps, login, cookieHash, coming);
  if (found) return ok({ values: await showOpen(deps, login.userId, found) });
  const factor = await selectFactor(deps.db, login.userId);
  const { publicId, name, email } = await selectPerson(deps.db, login.userId);
  const state = factor?.blockedAt ? 'blocked' : factor?.confirmedAt ? 'second_factor' : 'enrol';
  const ways = state === 'second_factor' ? await selectWays(deps.db, login.userId) : [];
  const nothing = { rights: [], grants: [], until: null, idle_until: null, recovery_left: null };
  return ok({ values: { state, ways, user: { public_id: publicId, name: name || (email ?? '') }, ...nothing } });
};

/** What whoever has just entered is shown; refused when that ended in the same moment, as by a block. */
export const answerEntered = async (
  deps: StaffDeps,
  login: { readonly userId: number; readonly loginId: number },
  cookie: string,
  address: string,
): Promise<Result<{ values: OfficeSession }>> => {
  const found = await findOpen(deps, login, hashToken(cookie), { address, isBackground: true });
  if (!found) return refuse({ code: 'second_factor_required', details: { enrolled: true } });
  return ok({ values: await showOpen(deps, login.userId, found) });
};
