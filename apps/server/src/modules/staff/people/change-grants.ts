import { type Grant, keepsAdmin } from '@trassa/rules';
import { randomId } from '../../../kernel/ids.ts';
import { invalid, ok, refuse, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Change } from '../../../platform/http/index.ts';
import { countAdmins } from '../admins.repository.ts';
import { selectRoles } from '../grants.repository.ts';
import { grantsChange } from '../notes.ts';
import { lockScopes, strayProblems } from '../scopes/check-scopes.ts';
import { endSessionsOf } from '../sessions.repository.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { checkGiving, checkTaking, checkTyped } from './check-giving.ts';
import { endInvitationsOf } from './invitations.repository.ts';
import { lockMember, type Managing } from './lock-member.ts';
import { endGrants, insertGrant, type KeptGrant, selectAllGrants } from './members.repository.ts';

const textOf = ({ role, scope, areas, until }: Grant): string =>
  JSON.stringify([role, scope === 'all' ? scope : Object.entries(scope), areas, until]);

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
  if (!keepsAdmin(before, await countAdmins(tx))) return refuse({ code: 'state', message: { id: 'last_admin' } });
  await setRoles(tx, userId, await selectRoles(tx, userId));
  return ok(true);
};

/** PUT /api/admin/staff/{id}/grants: rights that are gone are gone at the next call, in every process. */
export const setGrants = async (
  deps: StaffDeps,
  tx: Tx,
  { by, id }: Managing,
  grants: readonly Grant[],
): Promise<Result<Changed>> => {
  const now = deps.clock();
  const typed = checkTyped(grants, now);
  if (!typed.ok) return typed;
  const isStray = await lockScopes(deps, tx, grants);
  const locked = await lockMember(tx, { by, id }, now);
  if (!locked.ok) return locked;
  const { value: userId } = locked;
  const kept = await selectAllGrants(tx, userId, now);
  const [before, after] = [new Set(kept.map(textOf)), new Set(grants.map(textOf))];
  const given = grants.filter(
    (grant, index) => !before.has(textOf(grant)) && grants.findIndex((one) => textOf(one) === textOf(grant)) === index,
  );
  const ended = kept.filter((grant) => !after.has(textOf(grant)));
  const stray = strayProblems(grants, (grant) => isStray(grant) && !before.has(textOf(grant)));
  if (Object.keys(stray).length > 0) return invalid(stray);
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
export const endMember = async (deps: StaffDeps, tx: Tx, { by, id }: Managing): Promise<Result<Changed>> => {
  const now = deps.clock();
  const locked = await lockMember(tx, { by, id }, now);
  if (!locked.ok) return locked;
  const { value: userId } = locked;
  const kept = await selectAllGrants(tx, userId, now);
  const taking = await checkTaking(tx, { taker: by, from: userId, grants: kept, now });
  if (!taking.ok) return taking;
  const replaced = await replace(deps, tx, { userId, ended: kept, given: [], now });
  if (!replaced.ok) return replaced;
  await endSessionsOf(tx, userId, now);
  await endInvitationsOf(tx, userId, now);
  return ok({ changes: [grantsChange(kept, [])] });
};
