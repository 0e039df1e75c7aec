import type { MakeOptions, NewPasskey } from '@trassa/contracts/office';
import { ok, refuse, type Result } from '../../../kernel/result.ts';
import { type Confirmed, finishEnrolment, proveToEnrol } from '../enrol.ts';
import { lockFactor } from '../factors.repository.ts';
import type { FreshProof } from '../fresh/prove-fresh.ts';
import { type Caller, noteEntry } from '../notes.ts';
import { selectPerson } from '../people.repository.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { tellWrong } from '../tell-wrong.ts';
import { keepPasskey } from './keep-passkey.ts';
import { offerPasskey } from './offer-passkey.ts';

/** POST /api/admin/session/enrol/passkey: a passkey in the place of an authenticator app, after the same proof. */
export const beginPasskeyEnrolment = async (
  deps: StaffDeps,
  caller: Caller,
  proof: FreshProof,
): Promise<Result<MakeOptions>> => {
  const fresh = await proveToEnrol(deps, caller, proof);
  return fresh.ok ? offerPasskey(deps, caller, 'enrol') : fresh;
};

/** POST /api/admin/session/confirm/passkey */
export const confirmPasskeyEnrolment = (
  deps: StaffDeps,
  caller: Caller,
  made: NewPasskey,
): Promise<Result<Confirmed>> =>
  // A refusal is committed too: it counts.
  deps.db.transaction().execute(async (tx): Promise<Result<Confirmed>> => {
    const now = deps.clock();
    const { userId } = caller;
    const factor = await lockFactor(tx, userId);
    if (!factor || factor.confirmedAt) return refuse({ code: 'state' });
    const name = (caller.device ?? 'Passkey').slice(0, 40);
    const kept = await keepPasskey(tx, deps, caller, { factor, purpose: 'enrol', name, made }, now);
    if (kept.ok) return ok(await finishEnrolment(tx, deps, caller, now));
    const { publicId } = await selectPerson(tx, userId);
    await noteEntry(deps, tx, 'staff.enrol', caller, { userId, publicId }, { refused: kept.refusal.code });
    await tellWrong(deps, tx, userId, now);
    return kept;
  });
