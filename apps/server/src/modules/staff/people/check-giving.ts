import { checkGrant, type Grant, mayGrant, mayTake } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import { invalid, ok, refuse, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { countManagers } from '../admins.repository.ts';
import { selectGrants } from '../grants.repository.ts';

/** What is wrong with grants as they were typed. */
export const checkTyped = (grants: readonly Grant[], now: Date): Result<true> => {
  const problems = problemsOf(grants, now);
  return Object.keys(problems).length > 0 ? invalid(problems) : ok(true);
};

/** The same by their fields, beside those of a form that has others. */
export const problemsOf = (grants: readonly Grant[], now: Date): Record<string, { id: 'wrong_value' | 'required' }> =>
  Object.fromEntries(
    grants.flatMap((grant, index) => {
      const problem = checkGrant(grant, toUnix(now));
      const id = problem === 'scope' ? 'required' : 'wrong_value';
      return problem ? [[`grants.${index}.${problem}`, { id }] as const] : [];
    }),
  );

/**
 * Whether a person may give these grants by what he has himself at this moment, read under the lock of administrators: whoever
 * was ended a moment ago gives nothing. `to`: 0 is nobody yet.
 */
export const checkGiving = async (
  tx: Tx,
  { giver, to, grants, now }: { giver: number; to: number; grants: readonly Grant[]; now: Date },
): Promise<Result<true>> => {
  const own = await selectGrants(tx, giver, now);
  const admins = await countManagers(tx, now);
  for (const grant of grants) {
    const verdict = mayGrant({ userId: giver, grants: own }, { to, grant }, admins, toUnix(now));
    if (verdict === 'no') return refuse({ code: 'role_required', details: { right: 'staff.manage' } });
    if (verdict === 'beyond') return refuse({ code: 'state', message: { id: 'staff_beyond' } });
    if (verdict === 'approval') return refuse({ code: 'state', message: { id: 'staff_second_admin' } });
  }
  return ok(true);
};

/** Whether a person may end these grants: of others only what he could give. */
export const checkTaking = async (
  tx: Tx,
  { taker, from, grants, now }: { taker: number; from: number; grants: readonly Grant[]; now: Date },
): Promise<Result<true>> => {
  const own = { userId: taker, grants: await selectGrants(tx, taker, now) };
  return grants.every((grant) => mayTake(own, { from, grant }, toUnix(now)))
    ? ok(true)
    : refuse({ code: 'state', message: { id: 'staff_beyond_taking' } });
};
