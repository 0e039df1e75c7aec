import { ok, refuse, type Result } from '../../kernel/result.ts';
import { encipher } from '../../platform/secrets/enciphering.ts';
import { qrPicture } from '../../platform/qr-picture.ts';
import { makeSecret, showSecret } from './authenticator.ts';
import { makeRecoveryCodes } from './domain/recovery.ts';
import { minutesBefore, sessionTerms } from './domain/session-terms.ts';
import { beginFactor, confirmFactor, insertRecoveryCodes, lockFactor } from './factors.repository.ts';
import { type Caller, noteEntry } from './notes.ts';
import { type Opened, openSession } from './open-session.ts';
import { selectPerson } from './people.repository.ts';
import { aboutSecret, hashRecoveryCode, proveFactor } from './prove.ts';
import { endSessionsOf } from './sessions.repository.ts';
import { hasNewWay } from './fresh/fresh.repository.ts';
import { type FreshProof, proveFresh } from './fresh/prove-fresh.ts';
import type { StaffDeps } from './staff-deps.ts';
import { tellWrong } from './tell-wrong.ts';

type Shown = { readonly secret: string; readonly uri: string; readonly qr: string };

/**
 * POST /api/admin/session/enrol: a secret that nobody else has seen; it counts once a code of it was given. The person proves
 * himself anew: whoever has stolen a token must not make the factor of somebody who has none.
 */
export const enrol = async (deps: StaffDeps, caller: Caller, proof: FreshProof): Promise<Result<Shown>> => {
  const { db, clock, secrets, brand } = deps;
  const { userId } = caller;
  if (await hasNewWay(db, userId)) return refuse({ code: 'state', message: { id: 'staff_new_way' } });
  const fresh = await proveFresh(deps, caller, proof);
  if (!fresh.ok) return fresh;
  const secret = makeSecret();
  const kept = encipher(secrets.staff, secret, aboutSecret(userId));
  if (!(await beginFactor(db, userId, kept, clock()))) return refuse({ code: 'state' });
  const { email, publicId } = await selectPerson(db, userId);
  const shown = showSecret(secret, email ?? publicId, brand);
  const qr = await qrPicture(shown.uri);
  return ok({ ...shown, qr: `data:image/png;base64,${qr.toString('base64')}` });
};

type Confirmed = { readonly recovery: string[]; readonly opened: Opened };

/** POST /api/admin/session/confirm: the first code makes the factor count, opens the session and gives the recovery codes. */
export const confirmEnrolment = async (deps: StaffDeps, caller: Caller, code: string): Promise<Result<Confirmed>> => {
  const { userId } = caller;
  const about = { userId, publicId: (await selectPerson(deps.db, userId)).publicId };
  // A refusal is committed too: it counts.
  return deps.db.transaction().execute(async (tx): Promise<Result<Confirmed>> => {
    const now = deps.clock();
    const factor = await lockFactor(tx, userId);
    if (!factor || factor.confirmedAt || factor.begunAt < minutesBefore(now, sessionTerms.enrolment))
      return refuse({ code: 'state' });
    const proved = await proveFactor(tx, deps, { userId, factor, proof: { code }, now });
    if (!proved.ok) {
      await noteEntry(deps, tx, 'staff.enrol', caller, about, { refused: proved.refusal.code });
      await tellWrong(deps, tx, userId, now);
      return proved;
    }
    const recovery = makeRecoveryCodes();
    await confirmFactor(tx, userId, now);
    await insertRecoveryCodes(
      tx,
      userId,
      recovery.map((one) => hashRecoveryCode(deps, userId, one)),
    );
    await endSessionsOf(tx, userId, now);
    const opened = await openSession(tx, deps, caller, now, true);
    await noteEntry(deps, tx, 'staff.enrol', { ...caller, session: opened.publicId }, about);
    return ok({ recovery, opened });
  });
};
