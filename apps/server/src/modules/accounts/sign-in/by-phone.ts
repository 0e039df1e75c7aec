import type { Language, SignedIn } from '@trassa/contracts';
import { checkSmsCode, loginPhoneCountries, parsePhone } from '@trassa/rules';
import { randomId } from '../../../kernel/ids.ts';
import { invalid, ok, type Result } from '../../../kernel/result.ts';
import type { Caller } from '../../../platform/http/index.ts';
import type { SignInDeps } from '../account-deps.ts';
import { insertConsents } from '../accounts.repository.ts';
import { checkPhoneCode, sendPhoneCode } from '../codes/phone-codes.ts';
import { startLogin, type Whereabouts } from '../start-login.ts';
import { transactAgain } from '../transact-again.ts';
import { findByPhone, insertAccount, releaseUnconfirmedPhone } from './credentials.repository.ts';
import { needsConsent } from './register.ts';

/** Russian numbers alone sign in (AUTH-15, DEC-29). */
const readPhone = (typed: string): Result<string> => {
  const phone = parsePhone(typed, { countries: loginPhoneCountries });
  return phone ? ok(phone) : invalid({ phone: { id: 'phone' } });
};

/** A code for login and registration alike: nothing asks whether the phone is known (DEC-27). */
export const sendSignInCode = async (
  deps: SignInDeps,
  input: { phone: string; caller: Caller; language: Language },
): Promise<Result<{ retryAfter: number }>> => {
  const phone = readPhone(input.phone);
  if (!phone.ok) return phone;
  return sendPhoneCode(deps, { ...input, phone: phone.value, purpose: 'sign_in', userId: null });
};

type PhoneInput = {
  readonly phone: string;
  readonly code: string;
  readonly from: Whereabouts;
  readonly caller: Caller;
};

/** Login by SMS. A right code of a phone without an account stays valid: it serves for the registration that follows. */
export const signInByPhone = async (deps: SignInDeps, input: PhoneInput): Promise<Result<SignedIn>> => {
  const phone = readPhone(input.phone);
  if (!phone.ok) return phone;
  const userId = await findByPhone(deps.db, phone.value);
  const checked = await checkPhoneCode(deps, {
    phone: phone.value,
    purpose: 'sign_in',
    userId: null,
    code: input.code,
    caller: input.caller,
    keep: userId === null,
  });
  if (!checked.ok) return checked;
  if (userId === null) return invalid({ phone: { id: 'phone_not_registered' } });
  return transactAgain(deps.db, (tx) => startLogin(tx, deps, { userId, method: 'phone', from: input.from }));
};

/** Registration by SMS; a known phone logs in (DEC-27). */
export const registerByPhone = async (
  deps: SignInDeps,
  input: PhoneInput & { agree?: boolean | undefined; mailing?: boolean | undefined; language: Language },
): Promise<Result<SignedIn>> => {
  const phone = readPhone(input.phone);
  const codeProblem = checkSmsCode(input.code.trim());
  if (input.agree !== true)
    return needsConsent({
      ...(phone.ok ? {} : phone.refusal.errors),
      ...(codeProblem ? { phone_code: codeProblem } : {}),
    });
  if (!phone.ok) return phone;
  const checked = await checkPhoneCode(deps, {
    phone: phone.value,
    purpose: 'sign_in',
    userId: null,
    code: input.code,
    caller: input.caller,
  });
  if (!checked.ok) return checked;
  return transactAgain(deps.db, async (tx) => {
    await releaseUnconfirmedPhone(tx, phone.value);
    const created = await insertAccount(tx, {
      publicId: randomId(),
      email: null,
      phone: phone.value,
      name: '',
      passwordHash: null,
      isWeak: false,
      passwordVisitor: null,
      mailing: input.mailing ?? false,
      language: input.language,
    });
    const userId = created ?? (await findByPhone(tx, phone.value));
    if (userId === null) throw new Error('the phone belongs to nobody and yet to somebody');
    if (created !== null)
      await insertConsents(
        tx,
        [
          { purpose: 'personal_data', given: true },
          ...(input.mailing === undefined ? [] : [{ purpose: 'mailing' as const, given: input.mailing }]),
        ],
        { userId, email: null, source: 'registration', address: input.from.address },
      );
    return startLogin(tx, deps, { userId, method: 'phone', from: input.from });
  });
};
