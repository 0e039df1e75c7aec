import type { Language } from '@trassa/contracts';
import { checkSmsCode, smsCodeLength } from '@trassa/rules';
import { createHmac, randomBytes } from 'node:crypto';
import { randomId } from '../../../kernel/ids.ts';
import { invalid, ok, refuse, type Refused, type Result } from '../../../kernel/result.ts';
import type { Limits } from '../../../platform/config/limits.ts';
import type { Database } from '../../../platform/database/index.ts';
import { type Caller, networkOf, widerNetworksOf } from '../../../platform/http/index.ts';
import { isSameText } from '../../../platform/secrets/keyed-hash.ts';
import type { Log } from '../../../platform/log.ts';
import type { NotificationsModule } from '../../notifications/index.ts';
import { type Attempts, isTaken, type Taken } from './attempts.ts';
import { hardnessAfter, spend } from './budgets.ts';
import {
  type CodeSubject,
  countWrongGuesses,
  insertPhoneCode,
  newestEnd,
  type PhoneCodeRow,
  takeTry,
  endPhoneCode,
} from './phone-codes.repository.ts';
import type { Puzzles } from './puzzles.ts';

export { findPhoneCode, type PhonePurpose } from './phone-codes.repository.ts';

export type PhoneCodeDeps = {
  readonly db: Database;
  readonly log: Log;
  readonly notifications: Pick<NotificationsModule, 'queue'>;
  /** `secrets.codes` */
  readonly codesKey: Buffer;
  /** Of sending; off in tests. */
  readonly attempts: Attempts;
  /** Of guessing; never off. */
  readonly guesses: Attempts;
  readonly puzzles: Puzzles;
  readonly limits: Pick<Limits, 'codesPerAddress' | 'codesUnchecked' | 'codesUncheckedNear' | 'codesUncheckedFar'>;
};

const minutes = 5;
const triesPerCode = 3;
/** Seconds between two codes for a phone. */
const pause = 60;
const day = 24 * 3600;
const perPhone = [
  { count: 1, seconds: pause },
  { count: 5, seconds: day },
];
const guessesPerPhone = [{ count: 10, seconds: day }];
/** Wrong guesses of all phones within an hour: from the first number on somebody is told, from the second all are checked. */
const alarmFrom = 300;
const checkFrom = 1000;
/** Wrong guesses an hour of an address and of its network before a check is due. */
const guessesNear = 15;
const guessesFar = 45;
const hour = 3600;

/** The four digits of a code; the table alone does not know them. */
export const phoneCodeText = (key: Buffer, row: PhoneCodeRow): string => {
  const bytes = createHmac('sha256', key).update(`phone ${row.publicId} ${row.phone} `).update(row.seed).digest();
  return String(bytes.readUIntBE(0, 6) % 10 ** smsCodeLength).padStart(smsCodeLength, '0');
};

const limited = (retryAfter: number): Refused => refuse({ code: 'rate_limited', retryAfter });

/** Budgets of sending (DEC-16): of all people, and of the networks a caller may command. */
const sendingBudgets = (limits: PhoneCodeDeps['limits'], address: string) => {
  const [near, far] = widerNetworksOf(address);
  const scope = 'phone_code_free';
  return [
    { scope, key: near, rule: { count: limits.codesUncheckedNear, seconds: hour }, grows: true },
    { scope, key: far, rule: { count: limits.codesUncheckedFar, seconds: hour }, grows: true },
    { scope, key: 'all', rule: { count: limits.codesUnchecked, seconds: 600 }, grows: false },
  ];
};

/** Takes what one message costs; past a budget only for a solved puzzle. */
const takeSending = async (
  { attempts, puzzles, limits }: PhoneCodeDeps,
  phone: string,
  caller: Caller,
): Promise<Result<true>> => {
  const byPhone = await attempts.take('phone_code', phone, perPhone);
  if (!isTaken(byPhone)) return limited(byPhone.wait);
  const byAddress = await attempts.take('phone_code_address', networkOf(caller.address), [
    { count: limits.codesPerAddress, seconds: hour },
  ]);
  if (!isTaken(byAddress)) {
    await byPhone.giveBack();
    return limited(byAddress.wait);
  }
  const spending = await spend(attempts, sendingBudgets(limits, caller.address));
  const { hardness } = spending;
  const passed: Result<true> = hardness
    ? await puzzles.demand({ purpose: 'send', subject: phone, hardness }, caller)
    : ok(true);
  if (!passed.ok) await Promise.all([byPhone.giveBack(), byAddress.giveBack(), spending.giveBack()]);
  return passed;
};

/**
 * Queues a text message with a new code (DEC-28): one per 60 s and 5 per day for a phone, 20 per hour for an IP address;
 * past the budgets of all and of a network a puzzle is due (DEC-16). `phone`: E.164. Answers the seconds until the next
 * one is allowed.
 */
export const sendPhoneCode = async (
  deps: PhoneCodeDeps,
  request: CodeSubject & { caller: Caller; language: Language },
): Promise<Result<{ retryAfter: number }>> => {
  const { db, notifications } = deps;
  const taken = await takeSending(deps, request.phone, request.caller);
  if (!taken.ok) return taken;
  const publicId = randomId();
  await db.transaction().execute(async (tx) => {
    const { phone, purpose, userId } = request;
    await insertPhoneCode(tx, { phone, purpose, userId, publicId, seed: randomBytes(32), minutes });
    await notifications.queue(tx, [
      {
        channel: 'sms',
        template: 'sms_code',
        recipient: phone,
        language: request.language,
        data: { code: publicId },
        dedupeKey: `sms_code:${publicId}`,
      },
    ]);
  });
  return ok({ retryAfter: pause });
};

const isUnderAttack = async ({ db, log }: PhoneCodeDeps): Promise<boolean> => {
  const wrong = await countWrongGuesses(db);
  if (wrong >= alarmFrom) log.error({ wrong, checkFrom }, 'many wrong phone codes within an hour');
  return wrong >= checkFrom;
};

/** How hard a check is due before a guess: by the wrong ones of the caller's networks, and of the phone in an attack. */
const hardnessOf = async (deps: PhoneCodeDeps, phone: string, caller: Caller): Promise<number> => {
  const [near = 0, far = 0] = await deps.attempts.count('phone_wrong', widerNetworksOf(caller.address), hour);
  const ofNetworks = Math.max(hardnessAfter(near, guessesNear), hardnessAfter(far, guessesFar));
  if (!(await isUnderAttack(deps))) return ofNetworks;
  // This guess has been taken already: one more means that there was a wrong one.
  const [taken = 0] = await deps.guesses.count('phone_guess', [phone], day);
  return Math.max(ofNetworks, taken > 1 ? 1 : 0);
};

/**
 * Takes one guess. A puzzle is due from a network of many wrong guesses and, while very many are made everywhere, for a
 * phone that had a wrong one within a day: all other phones are spared (DEC-16).
 */
const takeGuess = async (
  deps: PhoneCodeDeps,
  { phone, caller }: { phone: string; caller: Caller },
): Promise<Result<Taken>> => {
  const guess = await deps.guesses.take('phone_guess', phone, guessesPerPhone);
  if (!isTaken(guess)) return limited(guess.wait);
  const hardness = await hardnessOf(deps, phone, caller);
  const passed: Result<true> = hardness
    ? await deps.puzzles.demand({ purpose: 'guess', subject: phone, hardness }, caller)
    : ok(true);
  if (passed.ok) return ok(guess);
  await guess.giveBack();
  return passed;
};

const rememberWrong = async ({ attempts }: PhoneCodeDeps, { address }: Caller): Promise<void> => {
  const [near, far] = widerNetworksOf(address);
  await attempts.take('phone_wrong', near, [{ count: guessesNear * 4, seconds: hour }]);
  await attempts.take('phone_wrong', far, [{ count: guessesFar * 4, seconds: hour }]);
};

/**
 * Compares a typed code: 3 tries per code, 10 wrong guesses per phone in 24 hours, each counted before it is compared
 * (DEC-28). Refuses at `field` ('phone_code' unless named), 429, or `captcha_required`. After three tries a right code is
 * answered like a wrong one: it is spent. A right code is used up unless `keep` is set.
 */
export const checkPhoneCode = async (
  deps: PhoneCodeDeps,
  request: CodeSubject & { caller: Caller; code: string; field?: string; keep?: boolean },
): Promise<Result<true>> => {
  const { db, codesKey } = deps;
  const field = request.field ?? 'phone_code';
  const typed = request.code.trim();
  const problem = checkSmsCode(typed);
  if (problem) return invalid({ [field]: problem });
  const guess = await takeGuess(deps, request);
  if (!guess.ok) return guess;
  const row = await takeTry(db, request, triesPerCode);
  const refuseCode = async (): Promise<Refused> =>
    invalid({ [field]: { id: `sms_code_${(await newestEnd(db, request, triesPerCode)) ?? 'wrong'}` } });
  if (row && !isSameText(typed, phoneCodeText(codesKey, row))) {
    await rememberWrong(deps, request.caller);
    return refuseCode();
  }
  await guess.value.giveBack();
  return row && (request.keep || (await endPhoneCode(db, row.publicId))) ? ok(true) : refuseCode();
};
