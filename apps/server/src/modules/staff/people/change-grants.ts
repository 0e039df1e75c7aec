import { type Grant, may } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import { randomId } from '../../../kernel/ids.ts';
import { notFound, ok, refuse, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Change } from '../../../platform/http/index.ts';
import { lockPerson } from '../../accounts/index.ts';
import { countAdmins, lockAdmins } from '../admins.repository.ts';
import { selectGrants, selectRoles } from '../grants.repository.ts';
import { grantsChange } from '../notes.ts';
import { endSessionsOf } from '../sessions.repository.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { checkGiving, checkTaking, checkTyped } from './check-giving.ts';
import { endInvitationsOf } from './invitations.repository.ts';
import { endGrants, findMember, insertGrant, type KeptGrant, selectAllGrants } from './members.repository.ts';

const textOf = ({ role, scope, areas, until }: Grant): string =>
  JSON.stringify([role, scope === 'all' ? scope : Object.entries(scope), areas, until]);

type Changing = { readonly by: number; readonly id: string };
type Changed = { readonly changes: readonly Change[] };

/** Everything that is written with grants of a person: his roles, and that somebody is left who can give them. */
const replace = async (
  { setRoles }: StaffDeps,
  tx: Tx,
  { userId, ended, given, now }: { userId: number; ended: readonly KeptGrant[]; given: readonly Grant[]; now: Date },
): Promise<Result<true>> => {
  const before = await countAdmins(tx);
  await endGrants(
    tx,
    ended.map(({ id }) => id),
    now,
  );
  for (const grant of given) await insertGrant(tx, { publicId: randomId(), userId, grant, now });
  if (before > 0 && (await countAdmins(tx)) === 0) return refuse({ code: 'state', message: { id: 'last_admin' } });
  await setRoles(tx, userId, await selectRoles(tx, userId));
  return ok(true);
};

/** The row of the person first, then the lock of administrators, as an erasure takes them. */
const lock = async (tx: Tx, id: string): Promise<number | null> => {
  const member = await findMember(tx, id);
  if (!member || !(await lockPerson(tx, member.id))) return null;
  await lockAdmins(tx);
  return member.id;
};

/** Whoever takes still may, read under the lock: of two who end each other at once the second one is nobody any more. */
const checkManaging = async (tx: Tx, by: number, now: Date): Promise<Result<true>> =>
  may(await selectGrants(tx, by, now), 'staff.manage', [], toUnix(now)).verdict === 'yes'
    ? ok(true)
    : refuse({ code: 'role_required', details: { right: 'staff.manage' } });

/** PUT /api/admin/staff/{id}/grants: rights that are gone are gone at the next call, in every process. */
export const setGrants = async (
  deps: StaffDeps,
  tx: Tx,
  { by, id }: Changing,
  grants: readonly Grant[],
): Promise<Result<Changed>> => {
  const now = deps.clock();
  const typed = checkTyped(grants, now);
  if (!typed.ok) return typed;
  const userId = await lock(tx, id);
  if (userId === null) return notFound();
  const kept = await selectAllGrants(tx, userId, now);
  const [before, after] = [new Set(kept.map(textOf)), new Set(grants.map(textOf))];
  const given = grants.filter(
    (grant, index) => !before.has(textOf(grant)) && grants.findIndex((one) => textOf(one) === textOf(grant)) === index,
  );
  const ended = kept.filter((grant) => !after.has(textOf(grant)));
  const managing = await checkManaging(tx, by, now);
  if (!managing.ok) return managing;
  const taking = await checkTaking(tx, { taker: by, from: userId, grants: ended, now });
  if (!taking.ok) return taking;
  const giving = await checkGiving(tx, { giver: by, to: userId, grants: given, now });
  if (!giving.ok) return giving;
  const replaced = await replace(deps, tx, { userId, ended, given, now });
  if (!replaced.ok) return replaced;
  if (!grants.length) await endInvitationsOf(tx, userId, now);
  return ok({ changes: [grantsChange(kept, grants)] });
};

/** DELETE /api/admin/staff/{id} */
export const endMember = async (deps: StaffDeps, tx: Tx, { by, id }: Changing): Promise<Result<Changed>> => {
  const now = deps.clock();
  const userId = await lock(tx, id);
  if (userId === null) return notFound();
  const managing = await checkManaging(tx, by, now);
  if (!managing.ok) return managing;
  const kept = await selectAllGrants(tx, userId, now);
  const taking = await checkTaking(tx, { taker: by, from: userId, grants: kept, now });
  if (!taking.ok) return taking;
  const replaced = await replace(deps, tx, { userId, ended: kept, given: [], now });
  if (!replaced.ok) return replaced;
  await endSessionsOf(tx, userId, now);
  await endInvitationsOf(tx, userId, now);
  return ok({ changes: [grantsChange(kept, [])] });
};
