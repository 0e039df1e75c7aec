import { errorText, type Language } from '@trassa/contracts';
import { createHmac, randomBytes } from 'node:crypto';
import { invalid, ok, refuse, type Result } from '../../../kernel/result.ts';
import { encipher } from '../../../platform/secrets/enciphering.ts';
import { isSameText } from '../../../platform/secrets/keyed-hash.ts';
import { makeSecret } from '../authenticator.ts';
import { withoutWrong } from '../domain/guessing.ts';
import { minutesAfter, sessionTerms } from '../domain/session-terms.ts';
import { lockFactor, setGuesses } from '../factors.repository.ts';
import { clearFreshSeed, reserveFactor, selectFreshSeed, setFreshSeed } from './fresh.repository.ts';
import { type Caller, noteEntry } from '../notes.ts';
import { selectPerson } from '../people.repository.ts';
import { aboutSecret, countGuess, isConfirmed } from '../prove.ts';
import { checkGranted } from '../show-session.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { tellWrong } from '../tell-wrong.ts';

/** What a thief of a token does not have: the password, or the code of a letter. */
export type FreshProof = { readonly password: string } | { readonly code: string };

const digits = 8;

/** The code of a letter; the database keeps its seed only. */
export const freshCode = ({ secrets }: Pick<StaffDeps, 'secrets'>, userId: number, seed: Buffer): string => {
  const hmac = createHmac('sha256', secrets.staff).update(`fresh ${userId} `).update(seed).digest();
  return String(hmac.readUIntBE(0, 6) % 10 ** digits).padStart(digits, '0');
};

const reserve = ({ db, secrets }: StaffDeps, userId: number, now: Date): Promise<void> =>
  reserveFactor(db, userId, encipher(secrets.staff, makeSecret(), aboutSecret(userId)), now);

/** POST /api/admin/session/enrol/code */
export const sendFreshCode = async (
  deps: StaffDeps,
  { userId, address }: Caller,
  language: Language,
): Promise<Result<{ message: string }>> => {
  const { db, clock, notifications } = deps;
  const granted = await checkGranted(deps, userId, address);
  if (!granted.ok) return granted;
  const { publicId, name, email, emailConfirmed } = await selectPerson(db, userId);
  if (email === null || !emailConfirmed) return refuse({ code: 'state', message: { id: 'staff_email' } });
  const room = await deps.takeQuietLetter({ kind: 'staff_fresh', about: publicId, email, address });
  if (!room.ok) return room;
  if (!room.value) return refuse({ code: 'rate_limited', retryAfter: 60 });
  const now = clock();
  await reserve(deps, userId, now);
  return db.transaction().execute(async (tx): Promise<Result<{ message: string }>> => {
    const factor = await lockFactor(tx, userId);
    if (!factor || factor.confirmedAt) return refuse({ code: 'state' });
    const seed = randomBytes(32);
    await setFreshSeed(tx, userId, seed, minutesAfter(now, sessionTerms.fresh));
    const dedupeKey = `staff_fresh:${seed.toString('base64url')}`;
    const letter = { template: 'staff_fresh', recipient: email, recipientName: name, language, dedupeKey };
    await notifications.queue(tx, [{ ...letter, data: { person: publicId } }]);
    return ok({ message: errorText(language, { id: 'deletion_mailed' }) });
  });
};

/**
 * Whether the person has proved himself anew: what was counted is taken back when the proof is right. A code works once.
 */
export const proveFresh = async (deps: StaffDeps, caller: Caller, proof: FreshProof): Promise<Result<true>> => {
  const { db, clock } = deps;
  const { userId } = caller;
  const about = { userId, publicId: (await selectPerson(db, userId)).publicId };
  const now = clock();
  await reserve(deps, userId, now);
  const counted = await countGuess(db, {
    userId,
    now,
    isReady: (factor) => !isConfirmed(factor),
    otherwise: refuse({ code: 'state' }),
  });
  if (!counted.ok) return counted;
  const same = 'password' in proof ? await deps.isPassword(userId, proof.password) : ok(false);
  return db.transaction().execute(async (tx): Promise<Result<true>> => {
    const factor = await lockFactor(tx, userId);
    const seed = 'code' in proof ? await selectFreshSeed(tx, userId, now) : null;
    const isCode =
      'code' in proof && seed !== null && isSameText(proof.code.replace(/\s/g, ''), freshCode(deps, userId, seed));
    if (factor && same.ok && (same.value || isCode)) {
      await setGuesses(tx, userId, withoutWrong(factor, now));
      await clearFreshSeed(tx, userId);
      return ok(true);
    }
    const refused = same.ok ? 'validation' : same.refusal.code;
    await noteEntry(deps, tx, 'staff.enrol', caller, about, { refused });
    await tellWrong(deps, tx, userId, now);
    if (!same.ok) return same;
    return 'password' in proof
      ? invalid({ password: { id: 'password_wrong' } })
      : invalid({ code: { id: 'deletion_code' } });
  });
};
