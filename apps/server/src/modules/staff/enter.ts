import { toUnix } from '../../kernel/clock.ts';
import { invalid, ok, refuse, type Result } from '../../kernel/result.ts';
import type { Tx } from '../../platform/database/index.ts';
import { proofLife } from '../../platform/http/index.ts';
import { withoutWrong } from './domain/guessing.ts';
import { lockFactor, setGuesses } from './factors.repository.ts';
import { type Caller, noteEntry } from './notes.ts';
import { type Opened, openSession } from './open-session.ts';
import { selectPerson } from './people.repository.ts';
import { countGuess, isConfirmed, type Proof, proveFactor } from './prove.ts';
import { setProven } from './sessions.repository.ts';
import type { StaffDeps } from './staff-deps.ts';
import { tellWrong } from './tell-wrong.ts';

const notEnrolled = () => refuse({ code: 'second_factor_required', details: { enrolled: false } });

/** Proves the second factor and runs what follows in the same transaction; a refusal is committed too: it counts. */
const withFactor = async <T>(
  deps: StaffDeps,
  caller: Caller,
  proof: Proof,
  {
    act,
    next,
  }: { act: 'staff.enter' | 'staff.prove'; next: (tx: Tx, now: Date) => Promise<{ value: T; session: string }> },
): Promise<Result<T>> => {
  const { userId } = caller;
  const about = { userId, publicId: (await selectPerson(deps.db, userId)).publicId };
  return deps.db.transaction().execute(async (tx): Promise<Result<T>> => {
    const now = deps.clock();
    const factor = await lockFactor(tx, userId);
    if (!factor?.confirmedAt) return notEnrolled();
    const proved = await proveFactor(tx, deps, { userId, loginId: caller.loginId, factor, proof, now });
    if (!proved.ok) {
      await noteEntry(deps, tx, act, caller, about, { refused: proved.refusal.code });
      await tellWrong(deps, tx, userId, now);
      return proved;
    }
    const { value, session } = await next(tx, now);
    await noteEntry(deps, tx, act, { ...caller, session }, about);
    return ok(value);
  });
};

/** POST /api/admin/auth/totp, auth/passkey */
export const enter = (deps: StaffDeps, caller: Caller, proof: Proof): Promise<Result<Opened>> =>
  withFactor(deps, caller, proof, {
    act: 'staff.enter',
    async next(tx, now) {
      const opened = await openSession(tx, deps, caller, now);
      return { value: opened, session: opened.publicId };
    },
  });

type Open = Caller & { readonly session: string };

const untilOf = (now: Date): { until: number } => ({ until: toUnix(now) + proofLife / 1000 });

/** What was counted is taken back when the password is right. */
const provePassword = async (deps: StaffDeps, caller: Open, password: string): Promise<Result<{ until: number }>> => {
  const { db, clock } = deps;
  const { userId } = caller;
  const about = { userId, publicId: (await selectPerson(db, userId)).publicId };
  const now = clock();
  const counted = await countGuess(db, { userId, now, isReady: isConfirmed, otherwise: notEnrolled() });
  if (!counted.ok) return counted;
  const same = await deps.isPassword(userId, password);
  return db.transaction().execute(async (tx): Promise<Result<{ until: number }>> => {
    if (!same.ok || !same.value) {
      const refused = same.ok ? 'validation' : same.refusal.code;
      await noteEntry(deps, tx, 'staff.prove', caller, about, { refused });
      await tellWrong(deps, tx, userId, now);
      return same.ok ? invalid({ password: { id: 'password_wrong' } }) : same;
    }
    const factor = await lockFactor(tx, userId);
    if (factor) await setGuesses(tx, userId, withoutWrong(factor, now));
    await setProven(tx, caller.session, now);
    await noteEntry(deps, tx, 'staff.prove', caller, about);
    return ok(untilOf(now));
  });
};

/** POST /api/admin/session/again */
export const proveAgain = (
  deps: StaffDeps,
  caller: Open,
  proof: Exclude<Proof, { readonly recovery: string }> | { readonly password: string },
): Promise<Result<{ until: number }>> =>
  'password' in proof
    ? provePassword(deps, caller, proof.password)
    : withFactor(deps, caller, proof, {
        act: 'staff.prove',
        async next(tx, now) {
          await setProven(tx, caller.session, now);
          return { value: untilOf(now), session: caller.session };
        },
      });
