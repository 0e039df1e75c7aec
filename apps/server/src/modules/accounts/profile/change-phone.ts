import { errorText, type Language } from '@trassa/contracts';
import { checkNewPhone, loginPhoneCountries, parsePhone } from '@trassa/rules';
import { randomId } from '../../../kernel/ids.ts';
import { invalid, notFound, ok, type Result } from '../../../kernel/result.ts';
import { findAccount } from '../accounts.repository.ts';
import { checkPhoneCode, sendPhoneCode } from '../codes/phone-codes.ts';
import { answerUser, type WithUser } from './change-profile.ts';
import type { SignInDeps } from '../account-deps.ts';
import type { PhoneCaller } from './account-caller.ts';
import { lockPhoneOwner, updatePhone } from './ways.repository.ts';

const purpose = 'new_phone';

/** The typed number in the form in which it is kept, if the person may ask for it. */
const readPhone = async ({ db }: SignInDeps, userId: number, typed: string): Promise<Result<string>> => {
  const account = await findAccount(db, userId);
  if (!account) return notFound();
  const problem = checkNewPhone(typed, account.phoneConfirmed ? account.phone : null);
  const phone = parsePhone(typed, { countries: loginPhoneCountries });
  return problem || phone === null ? invalid({ phone: problem ?? { id: 'phone' } }) : ok(phone);
};

/** POST /api/user/phone/code (SET-14, DEC-28). */
export const sendNewPhoneCode = async (
  deps: SignInDeps,
  { userId, caller }: PhoneCaller,
  typed: string,
  language: Language,
): Promise<Result<{ message: string; retry_after: number }>> => {
  const phone = await readPhone(deps, userId, typed);
  if (!phone.ok) return phone;
  const sent = await sendPhoneCode(deps, { phone: phone.value, purpose, userId, caller, language });
  if (!sent.ok) return sent;
  return ok({ message: errorText(language, { id: 'phone_unconfirmed' }), retry_after: sent.value.retryAfter });
};

/**
 * POST /api/user/new/phone: whoever has the phone in his hands has it in his account, unless another account would be left
 * without a way in. Its owner is told by mail.
 */
export const setPhone = async (
  deps: SignInDeps,
  { userId, caller }: PhoneCaller,
  typed: { phone: string; code: string },
  language: Language,
): Promise<Result<WithUser>> => {
  const { db, notifications } = deps;
  const read = await readPhone(deps, userId, typed.phone);
  if (!read.ok) return read;
  const phone = read.value;
  const checked = await checkPhoneCode(deps, { phone, purpose, userId, caller, code: typed.code, field: 'code' });
  if (!checked.ok) return checked;
  return db.transaction().execute(async (tx) => {
    const owner = await lockPhoneOwner(tx, userId, phone);
    if (owner) {
      if (owner.isConfirmed && !owner.hasOtherWay) return invalid({ phone: { id: 'phone_only_way' } });
      await updatePhone(tx, owner.id, null);
    }
    await updatePhone(tx, userId, phone);
    if (owner?.email) {
      const letter = { recipient: owner.email, language: owner.language, data: {} };
      await notifications.queue(tx, [{ template: 'phone_moved', ...letter, dedupeKey: `phone_moved:${randomId()}` }]);
    }
    return answerUser(tx, userId, 'phone_confirmed', language);
  });
};
