import type { Language } from '@trassa/contracts';
import { checkNewEmail, normaliseEmail } from '@trassa/rules';
import { randomId } from '../../../kernel/ids.ts';
import { invalid, notFound, ok, refuse, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Login } from '../../../platform/http/index.ts';
import type { QueuedLetter } from '../../notifications/index.ts';
import type { Account } from '../account.ts';
import { findAccount } from '../accounts.repository.ts';
import { endCodes, findLiveCode, issueCode, redeemCode } from '../codes/one-time-codes.ts';
import { joinPurchases } from '../join-purchases.ts';
import { answerUser, type WithUser } from './change-profile.ts';
import type { SignInDeps } from '../account-deps.ts';
import type { AccountCaller } from './account-caller.ts';
import { lockUser, updateNewEmail } from './profile.repository.ts';
import { lockByEmail, releaseUnconfirmedEmail } from '../sign-in/credentials.repository.ts';
import { takeLetter } from '../sign-in/request-letter.ts';
import { confirmEmail, findEmailOwner } from './ways.repository.ts';

/** Life of the link in minutes. */
const minutes = 24 * 60;

/** To the new address its link, or to its owner a word of warning. */
const letterToNew = async (tx: Tx, { id, language }: Account, email: string): Promise<QueuedLetter> => {
  const owner = await findEmailOwner(tx, email);
  if (owner?.isConfirmed) {
    const dedupeKey = `email_taken:${randomId()}`;
    return { template: 'email_taken', recipient: owner.email, language: owner.language, data: {}, dedupeKey };
  }
  const code = await issueCode(tx, { purpose: 'new_email', userId: id, email, minutes });
  return {
    template: 'new_email',
    recipient: email,
    language,
    data: { code: code.id },
    dedupeKey: `new_email:${code.id}`,
  };
};

/**
 * POST /api/user/change/email: a link to the new address, a notice to the confirmed old one. A taken address is answered
 * in the same way, and its owner is told (SET-12, SET-13).
 */
export const changeEmail = async (
  deps: SignInDeps,
  { userId, address }: AccountCaller,
  typed: string,
  language: Language,
): Promise<Result<WithUser>> => {
  const { db, notifications } = deps;
  const account = await findAccount(db, userId);
  if (!account) return notFound();
  const problem = checkNewEmail(typed, account.email);
  if (problem) return invalid({ email: problem });
  const email = normaliseEmail(typed);
  const limited = await takeLetter(deps, { kind: 'new_email', email, address });
  if (!limited.ok) return limited;
  return db.transaction().execute(async (tx) => {
    await lockUser(tx, userId);
    await endCodes(tx, userId, ['new_email']);
    await updateNewEmail(tx, userId, email);
    const letters = [await letterToNew(tx, account, email)];
    if (account.email && account.emailConfirmed) {
      const notice = { recipient: account.email, language: account.language, data: {} };
      letters.push({ template: 'new_email_notice', ...notice, dedupeKey: `new_email_notice:${randomId()}` });
    }
    await notifications.queue(tx, letters);
    return answerUser(tx, userId, 'email_unconfirmed', language);
  });
};

const deadLink = () => invalid({ code: { id: 'link_dead' } });
const isTakenMeanwhile = (error: unknown): boolean =>
  (error as { code?: string; constraint?: string }).code === '23505' &&
  (error as { constraint?: string }).constraint === 'users_email';

/**
 * POST /api/user/verify/new/email: the address becomes the account's and its guest purchases with it, in a login of the
 * account that asked for it alone: whoever asked may be a stranger to the mailbox (DEC-114). The unique index decides
 * between two who confirm the same. Links that went to the old address end. Refusals: validation of `code`; state, and
 * the code stays, in any other login or none.
 */
export const confirmNewEmail = async (
  { db, codesKey, personalData }: Pick<SignInDeps, 'db' | 'codesKey' | 'personalData'>,
  code: string,
  login: Login | null,
): Promise<Result<{ email: string }>> => {
  const live = await findLiveCode(db, codesKey, { purpose: 'new_email', code });
  if (!live) return deadLink();
  if (live.userId === null || live.userId !== login?.userId)
    return refuse({ code: 'state', message: { id: 'new_email_elsewhere' } });
  try {
    return await db.transaction().execute(async (tx) => {
      const redeemed = await redeemCode(tx, codesKey, { purpose: 'new_email', code });
      if (redeemed?.userId == null) return deadLink();
      const { userId, email } = redeemed;
      // Whoever only typed the address gives way to whoever reads its letters.
      const holder = await lockByEmail(tx, email);
      if (holder && holder.id !== userId) await releaseUnconfirmedEmail(tx, holder.id);
      if (!(await confirmEmail(tx, userId, email))) return deadLink();
      await endCodes(tx, userId, ['confirm_email', 'finish_registration', 'reset', 'secure', 'link', 'delete_account']);
      await joinPurchases(tx, personalData, { userId, email });
      return ok({ email });
    });
  } catch (error) {
    if (isTakenMeanwhile(error)) return deadLink();
    throw error;
  }
};
