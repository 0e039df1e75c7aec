import { errorText, type Language } from '@trassa/contracts';
import { invalid, notFound, ok, refuse, type Refusal, type Result } from '../../../kernel/result.ts';
import { transact } from '../../../platform/database/index.ts';
import type { Caller } from '../../../platform/http/index.ts';
import type { Obstacle } from '../../../platform/personal-data.ts';
import type { Account } from '../account.ts';
import { findAccount } from '../accounts.repository.ts';
import { findLiveCode, issueCode } from '../codes/one-time-codes.ts';
import { checkPhoneCode, sendPhoneCode } from '../codes/phone-codes.ts';
import type { SignInDeps } from '../account-deps.ts';
import type { PhoneCaller } from './account-caller.ts';
import { eraseAccount } from './erase-account.ts';
import { lockUser } from './profile.repository.ts';
import { takeLetter } from '../sign-in/request-letter.ts';

const purpose = 'delete_account';
const minutes = 30;
const wrongCode = () => invalid({ code: { id: 'deletion_code' } });

/** By the way that is confirmed, e-mail first; an account without any gets its letter at the e-mail it named. */
const phoneOf = (account: Account): string | null =>
  !account.emailConfirmed && account.phone && account.phoneConfirmed ? account.phone : null;

/** POST /api/user/delete/code: by letter, or by SMS where there is no confirmed e-mail. */
export const sendDeletionCode = async (
  deps: SignInDeps,
  { userId, caller }: PhoneCaller,
  language: Language,
): Promise<Result<{ message: string }>> => {
  const { db, notifications } = deps;
  const account = await findAccount(db, userId);
  if (!account) return notFound();
  const phone = phoneOf(account);
  if (phone) {
    const sent = await sendPhoneCode(deps, { phone, purpose, userId, caller, language });
    return sent.ok ? ok({ message: errorText(language, { id: 'deletion_texted' }) }) : sent;
  }
  const { email } = account;
  if (!email) return refuse({ code: 'state', message: { id: 'deletion_contact' } });
  // Of his own login: nobody else's requests keep him from leaving.
  const isKnown = account.emailConfirmed;
  const limited = await takeLetter(deps, { kind: purpose, email, address: caller.address, isKnown });
  if (!limited.ok) return limited;
  await db.transaction().execute(async (tx) => {
    const code = await issueCode(tx, { purpose, userId, email, minutes });
    const dedupeKey = `${purpose}:${code.id}`;
    await notifications.queue(tx, [
      { template: purpose, recipient: email, language, data: { code: code.id }, dedupeKey },
    ]);
  });
  return ok({ message: errorText(language, { id: 'deletion_mailed' }) });
};

/** Right codes are not used up here: a refusal because of tickets is answered with the same code and `force`. */
const checkCode = async (
  deps: SignInDeps,
  account: Account,
  { typed, caller }: { typed: string; caller: Caller },
): Promise<Result<true>> => {
  const phone = phoneOf(account);
  const userId = account.id;
  if (phone) return checkPhoneCode(deps, { phone, purpose, userId, caller, code: typed, field: 'code', keep: true });
  const found = await findLiveCode(deps.db, deps.codesKey, { purpose, code: typed.trim() });
  return found?.userId === userId ? ok(true) : wrongCode();
};

/** Why it cannot be now, as the person reads it. */
const refusals = {
  last_admin: { code: 'state', message: { id: 'last_admin' } },
  open_order: { code: 'order_open', message: { id: 'deletion_order' } },
  coming_ticket: { code: 'state', message: { id: 'deletion_tickets' } },
} as const satisfies Readonly<Record<Obstacle['kind'], Refusal>>;

/**
 * DELETE /api/user: erases at once and for good whatever leads to the person; orders, payments and consents stay as
 * documents without him (152-FZ, DEC-38). Coming tickets are lost, which `force` agrees to; an own order that is still being
 * paid or issued has to end first, one that a guest typed with the e-mail is cancelled. E-mail and phone are free afterwards.
 */
export const deleteAccount = async (
  deps: SignInDeps,
  { userId, caller }: PhoneCaller,
  { code, force = false }: { code: string; force?: boolean | undefined },
  language: Language,
): Promise<Result<{ message: string }>> => {
  const { db, notifications } = deps;
  const asked = await findAccount(db, userId);
  if (!asked) return notFound();
  const checked = await checkCode(deps, asked, { typed: code, caller });
  if (!checked.ok) return checked;
  const deleted = await transact(db, async (tx): Promise<Result<{ message: string }>> => {
    await lockUser(tx, userId);
    const account = await findAccount(tx, userId);
    // Deleted meanwhile, or its e-mail or phone were changed: the code proves nothing any more.
    if (!account || account.email !== asked.email || account.phone !== asked.phone) return wrongCode();
    const obstacle = await eraseAccount(tx, deps, account, force);
    if (obstacle !== null) return refuse(refusals[obstacle]);
    if (account.email && account.emailConfirmed) {
      const letter = { template: 'account_deleted', recipient: account.email, language: account.language, data: {} };
      await notifications.queue(tx, [{ ...letter, dedupeKey: `account_deleted:${account.publicId}`, forget: true }]);
    }
    return ok({ message: errorText(language, { id: 'account_deleted' }) });
  });
  // Their rows are marked already: what fails here, the sweep of unused files does.
  if (deleted.ok)
    await deps
      .removeFiles()
      .catch((err: unknown) => deps.log.warn({ err }, 'files of an erased person wait for the sweep'));
  return deleted;
};
