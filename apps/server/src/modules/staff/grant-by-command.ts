import { randomId } from '../../kernel/ids.ts';
import { notFound, ok, type Result } from '../../kernel/result.ts';
import type { Tx } from '../../platform/database/index.ts';
import { deleteFactor } from './factors.repository.ts';
import { insertAdminGrant } from './grants.repository.ts';
import { type About, grantsChange, noteEntry } from './notes.ts';
import { selectAllGrants } from './people/members.repository.ts';
import { findPersonByEmail } from './people.repository.ts';
import { endSessionsOf } from './sessions.repository.ts';
import type { StaffDeps } from './staff-deps.ts';

type CommandDeps = Pick<StaffDeps, 'db' | 'clock' | 'audit'>;

/** The first door: the grant of an administrator beside his role, in the transaction that writes the role. */
export const grantAdminByCommand = async (deps: CommandDeps, tx: Tx, about: About): Promise<void> => {
  const before = await selectAllGrants(tx, about.userId, deps.clock());
  if (!(await insertAdminGrant(tx, randomId(), about.userId))) return;
  const changes = [grantsChange(before, await selectAllGrants(tx, about.userId, deps.clock()))];
  await noteEntry(deps, tx, 'staff.grant', null, about, { changes });
};

/** The emergency door: the person enrols anew, and every session of his ends. */
export const resetSecondFactor = (deps: CommandDeps, email: string): Promise<Result<{ publicId: string }>> =>
  deps.db.transaction().execute(async (tx): Promise<Result<{ publicId: string }>> => {
    const person = await findPersonByEmail(tx, email);
    if (!person) return notFound();
    await deleteFactor(tx, person.id);
    await endSessionsOf(tx, person.id, deps.clock());
    await noteEntry(deps, tx, 'staff.reset_factor', null, { userId: person.id, publicId: person.publicId });
    return ok({ publicId: person.publicId });
  });
