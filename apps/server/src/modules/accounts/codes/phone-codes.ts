import type { Language } from '@trassa/contracts';
import { checkSmsCode, smsCodeLength } from '@trassa/rules';
import { createHmac, randomBytes } from 'node:crypto';
import { randomId } from '../../../kernel/ids.ts';
import { invalid, ok, refuse, type Refused, type Result } from '../../../kernel/result.ts';
import type { Database } from '../../../platform/database/index.ts';
import { networkOf } from '../../../platform/http/index.ts';
import { isSameText } from '../../../platform/keyed-hash.ts';
import type { Log } from '../../../platform/log.ts';
import type { NotificationsModule } from '../../notifications/index.ts';
import { type Attempts, isTaken } from './attempts.ts';
import {
  countWrongGuesses,
  insertPhoneCode,
  type PhoneCodeRow,
  type PhonePurpose,
  takeTry,
  endPhoneCode,
} from './phone-codes.repository.ts';

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
  readonly limits: { readonly codesPerAddress: number };
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
/** Wrong guesses of all phones within an hour: from the first number on somebody is told, from the second all rest. */
const alarmFrom = 300;
const restFrom = 1000;

/** The four digits of a code; the table alone does not know them. */
export const phoneCodeText = (key: Buffer, row: PhoneCodeRow): string => {
  const bytes = createHmac('sha256', key).update(`phone ${row.publicId} ${row.phone} `).update(row.seed).digest();
  return String(bytes.readUIntBE(0, 6) % 10 ** smsCodeLength).padStart(smsCodeLength, '0');
};

const limited = (retryAfter: number): Refused => refuse({ code: 'rate_limited', retryAfter });

/**
 * Queues a text message with a new code (DEC-28): one per 60 s and 5 per day for a phone, 20 per hour for an IP address.
 * `phone`: E.164. Answers the seconds until the next one is allowed.
 */
export const sendPhoneCode = async (
  { db, notifications, attempts, limits }: PhoneCodeDeps,
  asked: { phone: string; purpose: PhonePurpose; userId: number | null; address: string; language: Language },
): Promise<Result<{ retryAfter: number }>> => {
  const byPhone = await attempts.take('phone_code', asked.phone, perPhone);
  if (!isTaken(byPhone)) return limited(byPhone.wait);
  const byAddress = await attempts.take('phone_code_address', networkOf(asked.address), [
    { count: limits.codesPerAddress, seconds: 3600 },
  ]);
  if (!isTaken(byAddress)) {
    await byPhone.giveBack();
    return limited(byAddress.wait);
  }
  const publicId = randomId();
  await db.transaction().execute(async (tx) => {
    const { phone, purpose, userId } = asked;
    await insertPhoneCode(tx, { phone, purpose, userId, publicId, seed: randomBytes(32), minutes });
    await notifications.queue(tx, [
      {
        channel: 'sms',
        template: 'sms_code',
        recipient: phone,
        language: asked.language,
        data: { code: publicId },
        dedupeKey: `sms_code:${publicId}`,
      },
    ]);
  });
  return ok({ retryAfter: pause });
};

const watchBudget = async ({ db, log }: PhoneCodeDeps): Promise<boolean> => {
  const wrong = await countWrongGuesses(db);
  if (wrong >= alarmFrom) log.error({ wrong, restFrom }, 'many wrong phone codes within an hour');
  return wrong < restFrom;
};

/**
 * Compares a typed code: 3 tries per code, 10 wrong guesses per phone in 24 hours, each counted before it is compared
 * (DEC-28). Refuses at `field` ('phone_code' unless named), or 429. A right code is used up unless `keep` is set.
 */
export const checkPhoneCode = async (
  deps: PhoneCodeDeps,
  asked: { phone: string; purpose: PhonePurpose; userId: number | null; code: string; field?: string; keep?: boolean },
): Promise<Result<true>> => {
  const { db, guesses, codesKey } = deps;
  const field = asked.field ?? 'phone_code';
  const typed = asked.code.trim();
  const problem = checkSmsCode(typed);
  if (problem) return invalid({ [field]: problem });
  const wrong = invalid({ [field]: { id: 'sms_code_wrong' } });
  const guess = await guesses.take('phone_guess', asked.phone, guessesPerPhone);
  if (!isTaken(guess)) return limited(guess.wait);
  if (!(await watchBudget(deps))) {
    await guess.giveBack();
    return limited(600);
  }
  const row = await takeTry(db, asked, triesPerCode);
  if (row && !isSameText(typed, phoneCodeText(codesKey, row))) return wrong;
  await guess.giveBack();
  return row && (asked.keep || (await endPhoneCode(db, row.publicId))) ? ok(true) : wrong;
};
