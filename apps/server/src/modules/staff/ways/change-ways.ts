import type { AuditAct } from '@trassa/contracts';
import { ok, refuse, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { type Factor, lockFactor } from '../factors.repository.ts';
import { type About, type Caller, noteEntry } from '../notes.ts';
import { selectPerson } from '../people.repository.ts';
import { endOtherSessions, holdSession } from '../sessions.repository.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { tellWrong } from '../tell-wrong.ts';

export type Open = Caller & { readonly session: string };
type Changed<T> = { readonly value: T; readonly before: string | null; readonly after: string | null };
type Change<T> = (tx: Tx, factor: Factor, about: About, now: Date) => Promise<Result<Changed<T>>>;

/**
 * A change of the own ways in, from an open session and under the lock of the factor: so that none is changed by a session that
 * has ended meanwhile, and of two last ones only one goes. Where `ends`, other sessions of the person end (back-office.md 2.5).
 */
export const changeWays = async <T>(
  deps: StaffDeps,
  caller: Open,
  { act, field, ends }: { readonly act: AuditAct; readonly field: string; readonly ends: boolean },
  change: Change<T>,
): Promise<Result<T>> => {
  const { userId, session } = caller;
  // A refusal is committed too: it may count.
  return deps.db.transaction().execute(async (tx): Promise<Result<T>> => {
    const now = deps.clock();
    const factor = await lockFactor(tx, userId);
    if (!factor?.confirmedAt || factor.blockedAt || !(await holdSession(tx, session)))
      return refuse({ code: 'second_factor_required', details: { enrolled: Boolean(factor?.confirmedAt) } });
    const about = { userId, publicId: (await selectPerson(tx, userId)).publicId };
    const changed = await change(tx, factor, about, now);
    if (!changed.ok) {
      await noteEntry(deps, tx, act, caller, about, { refused: changed.refusal.code });
      await tellWrong(deps, tx, userId, now);
      return changed;
    }
    const { value, before, after } = changed.value;
    if (ends) await endOtherSessions(tx, userId, session, now);
    await noteEntry(deps, tx, act, caller, about, { changes: [{ field, before, after, person: userId }] });
    return ok(value);
  });
};
