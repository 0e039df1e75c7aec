import { ok, refuse, type Result } from '../../kernel/result.ts';
import type { Tx } from '../../platform/database/index.ts';
import { encipher } from '../../platform/secrets/enciphering.ts';
import { qrPicture } from '../../platform/qr-picture.ts';
import { makeSecret, showSecret } from './authenticator.ts';
import { makeRecoveryCodes } from './domain/recovery.ts';
import { minutesBefore, sessionTerms } from './domain/session-terms.ts';
import { beginFactor, confirmFactor, insertRecoveryCodes, lockFactor, setTotpSince } from './factors.repository.ts';
import { type Caller, noteEntry } from './notes.ts';
import { type Opened, openSession } from './open-session.ts';
import { selectPerson } from './people.repository.ts';
import { aboutSecret, hashRecoveryCode, proveFactor } from './prove.ts';
import { endSessionsOf } from './sessions.repository.ts';
import { hasNewWay } from './fresh/fresh.repository.ts';
import { type FreshProof, proveFresh } from './fresh/prove-fresh.ts';
import type { StaffDeps } from './staff-deps.ts';
import { tellWrong } from './tell-wrong.ts';

export type Shown = { readonly secret: string; readonly uri: string; readonly qr: string };

/** A secret that nobody else has seen: what is kept of it, and what the person is shown this once. */
export const newSecret = async (
  { secrets, brand }: Pick<StaffDeps, 'secrets' | 'brand'>,
  { email, publicId }: { readonly email: string | null; readonly publicId: string },
  userId: number,
): Promise<{ readonly kept: Buffer; readonly shown: Shown }> => {
  const secret = makeSecret();
  const shown = showSecret(secret, email ?? publicId, brand);
  const qr = `data:image/png;base64,${(await qrPicture(shown.uri)).toString('base64')}`;
  return { kept: encipher(secrets.staff, secret, aboutSecret(userId)), shown: { ...shown, qr } };
};

/** The person proves himself anew: whoever has stolen a token must not make the factor of somebody who has none. */
export const proveToEnrol = async (deps: StaffDeps, caller: Caller, proof: FreshProof): Promise<Result<true>> =>
  (await hasNewWay(deps.db, caller.userId))
    ? refuse({ code: 'state', message: { id: 'staff_new_way' } })
    : proveFresh(deps, caller, proof);

/** POST /api/admin/session/enrol: a secret that nobody else has seen; it counts once a code of it was given. */
export const enrol = async (deps: StaffDeps, caller: Caller, proof: FreshProof): Promise<Result<Shown>> => {
  const { db, clock } = deps;
  const { userId } = caller;
  const fresh = await proveToEnrol(deps, caller, proof);
  if (!fresh.ok) return fresh;
  const { kept, shown } = await newSecret(deps, await selectPerson(db, userId), userId);
  return (await beginFactor(db, userId, kept, clock())) ? ok(shown) : refuse({ code: 'state' });
};

export type Confirmed = { readonly recovery: string[]; readonly opened: Opened };

/** The factor counts from now on: the session opens, and the recovery codes are given out this once. */
export const finishEnrolment = async (tx: Tx, deps: StaffDeps, caller: Caller, now: Date): Promise<Confirmed> => {
  const { userId } = caller;
  const { publicId } = await selectPerson(tx, userId);
  const recovery = makeRecoveryCodes();
  await confirmFactor(tx, userId, now);
  await insertRecoveryCodes(
    tx,
    userId,
    recovery.map((one) => hashRecoveryCode(deps, userId, one)),
  );
  await endSessionsOf(tx, userId, now);
  const opened = await openSession(tx, deps, caller, now, true);
  await noteEntry(deps, tx, 'staff.enrol', { ...caller, session: opened.publicId }, { userId, publicId });
  return { recovery, opened };
};

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
    const proved = await proveFactor(tx, deps, {
      userId,
      loginId: caller.loginId,
      factor: { ...factor, totpSince: now },
      proof: { code },
      now,
    });
    if (!proved.ok) {
      await noteEntry(deps, tx, 'staff.enrol', caller, about, { refused: proved.refusal.code });
      await tellWrong(deps, tx, userId, now);
      return proved;
    }
    await setTotpSince(tx, userId, now);
    return ok(await finishEnrolment(tx, deps, caller, now));
  });
};
