import type { PasskeyAnswer } from '@trassa/contracts/office';
import { invalid, ok, refuse, type Refused, type Result } from '../../kernel/result.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import { decipher } from '../../platform/secrets/enciphering.ts';
import { createKeyedHash } from '../../platform/secrets/keyed-hash.ts';
import { stepOf } from './authenticator.ts';
import { afterWrong, mayGuess } from './domain/guessing.ts';
import { tidyRecoveryCode } from './domain/recovery.ts';
import { type Factor, lockFactor, setGuesses, setStep, takeRecoveryCode } from './factors.repository.ts';
import { takeChallenge } from './passkeys/challenges.repository.ts';
import { checkPasskey } from './passkeys/check-passkey.ts';
import type { StaffDeps } from './staff-deps.ts';

/** What a person shows; `password` is compared elsewhere. */
export type Proof = { readonly code: string } | { readonly recovery: string } | { readonly passkey: PasskeyAnswer };

export const aboutSecret = (userId: number): string => `second factor ${userId}`;

/** What the database keeps of a recovery code. */
export const hashRecoveryCode = ({ secrets }: Pick<StaffDeps, 'secrets'>, userId: number, code: string): string =>
  createKeyedHash(secrets.staff)(`recovery ${userId} ${tidyRecoveryCode(code)}`);

/** Whether one more guess may be compared. */
export const checkGuesses = (factor: Factor, now: Date): Result<true> => {
  const verdict = mayGuess(factor, now);
  if (verdict === 'yes') return ok(true);
  return verdict === 'blocked'
    ? refuse({ code: 'forbidden' })
    : refuse({ code: 'rate_limited', retryAfter: verdict.wait });
};

export const isConfirmed = (factor: Factor): boolean => factor.confirmedAt !== null;

/** Counts a guess, committed before anything is compared; `otherwise` where there is no factor or it is not ready for this. */
export const countGuess = (
  db: Database,
  {
    userId,
    now,
    isReady,
    otherwise,
  }: {
    readonly userId: number;
    readonly now: Date;
    readonly isReady: (factor: Factor) => boolean;
    readonly otherwise: Refused;
  },
): Promise<Result<true>> =>
  db.transaction().execute(async (tx): Promise<Result<true>> => {
    const factor = await lockFactor(tx, userId);
    if (!factor || !isReady(factor)) return otherwise;
    const may = checkGuesses(factor, now);
    if (may.ok) await setGuesses(tx, userId, afterWrong(factor, now));
    return may;
  });

/**
 * Compares a proof with the locked factor and uses it up. What it counts stays only when the transaction is committed, so the
 * caller commits refusals as well.
 */
export const proveFactor = async (
  tx: Tx,
  deps: Pick<StaffDeps, 'secrets' | 'siteUrl'>,
  {
    userId,
    loginId,
    factor,
    proof,
    now,
  }: {
    readonly userId: number;
    readonly loginId: number;
    readonly factor: Factor;
    readonly proof: Proof;
    readonly now: Date;
  },
): Promise<Result<true>> => {
  const may = checkGuesses(factor, now);
  if (!may.ok) return may;
  if ('recovery' in proof) {
    if (await takeRecoveryCode(tx, userId, hashRecoveryCode(deps, userId, proof.recovery), now)) return ok(true);
  } else if ('passkey' in proof) {
    // An answer to no question says nothing of who answers: it is not counted.
    const challenge = await takeChallenge(tx, { loginId, purpose: 'prove' }, now);
    if (challenge === null) return refuse({ code: 'state', message: { id: 'passkey_over' } });
    if (await checkPasskey(tx, deps, { userId, challenge, answer: proof.passkey, now })) return ok(true);
  } else if (factor.totpSince) {
    const step = stepOf(decipher(deps.secrets.staff, factor.secret, aboutSecret(userId)), proof.code, now);
    if (step !== null && step > factor.lastStep) {
      await setStep(tx, userId, step);
      return ok(true);
    }
  }
  await setGuesses(tx, userId, afterWrong(factor, now));
  if ('passkey' in proof) return invalid({ passkey: { id: 'passkey_wrong' } });
  return invalid({ ['code' in proof ? 'code' : 'recovery']: { id: 'deletion_code' } });
};
