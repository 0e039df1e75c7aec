import { errorText, type Language } from '@trassa/contracts';
import { emailKey, isEmail, normaliseEmail } from '@trassa/rules';
import { randomId } from '../../../kernel/ids.ts';
import { invalid, ok, refuse, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Account, Consent } from '../account.ts';
import { findAccount, insertConsents } from '../accounts.repository.ts';
import type { SignInDeps } from '../account-deps.ts';
import { updateMailing } from './profile.repository.ts';
import { setMailing } from './set-mailing.ts';
import { readSubscriptionCode } from './subscription-codes.ts';
import {
  askSubscription,
  endSubscription,
  findOwner,
  findSubscription,
  findUserByPublicId,
  lockSubscription,
  startSubscription,
  type Subscription,
} from './subscriptions.repository.ts';
import { takeLetter } from '../sign-in/request-letter.ts';

type From = { readonly address: string; readonly language: Language };

const told = (id: string, language: Language): Result<{ message: string }> =>
  ok({ message: errorText(language, { id }) });
const badLink = (): Result<{ message: string }> => invalid({ code: { id: 'link_dead' } });

/** PUT /api/user/subscribe/news: the own confirmed address at once, any other one after its letter (DEC-45). */
export const subscribe = async (
  deps: SignInDeps,
  { email: typed, agree }: { email: string; agree?: boolean | undefined },
  { userId, address, language }: From & { userId: number | null },
): Promise<Result<{ message: string }>> => {
  const { db, notifications } = deps;
  const email = normaliseEmail(typed);
  if (!email) return invalid({ email: { id: 'required' } });
  if (!isEmail(email)) return invalid({ email: { id: 'email' } });
  if (agree === false) return refuse({ code: 'consent_required', errors: { agree: { id: 'consent_required' } } });
  const own = userId === null ? null : await findAccount(db, userId);
  if (userId !== null && own?.email && own.emailConfirmed && emailKey(own.email) === emailKey(email)) {
    await setMailing({ db }, { userId, address }, true, language, 'news');
    return told('subscription_on', language);
  }
  const limited = await takeLetter(deps, { kind: 'subscription', email, address });
  if (!limited.ok) return limited;
  return db.transaction().execute(async (tx) => {
    const asked = await askSubscription(tx, { publicId: randomId(), email, language, agree: agree ?? null });
    if (!asked.isLive) {
      const { publicId, askedAt } = asked;
      await notifications.queue(tx, [
        {
          template: 'subscription',
          recipient: asked.email,
          language,
          data: { subscription: publicId },
          dedupeKey: `subscription:${publicId}:${askedAt}`,
        },
      ]);
    }
    return told('subscription_sent', language);
  });
};

const consentsOf = ({ agree }: Subscription): Consent[] => [
  { purpose: 'mailing', given: true },
  ...(agree ? [{ purpose: 'personal_data', given: true } as const] : []),
];

/** PUT /api/user/subscribe/news/{code}: a week after asking, also twice; the consent is dated now, when it is proved, and names the text of then. */
export const confirmSubscription = async (
  { db, codesKey }: SignInDeps,
  code: string,
  { address, language }: From,
): Promise<Result<{ message: string }>> => {
  const publicId = readSubscriptionCode(codesKey, 'subscribe', code);
  if (publicId === null) return badLink();
  return db.transaction().execute(async (tx) => {
    const asked = await findSubscription(tx, publicId);
    const owner = asked && (await findOwner(tx, asked.email));
    const subscription = await lockSubscription(tx, publicId);
    if (!subscription?.isWaiting) return badLink();
    if (!subscription.isLive) {
      const { email } = subscription;
      await startSubscription(tx, publicId);
      if (owner !== null) await updateMailing(tx, owner, true);
      const agreedAt = subscription.askedOn;
      await insertConsents(tx, consentsOf(subscription), { userId: owner, email, source: 'news', address, agreedAt });
    }
    return told('subscription_on', language);
  });
};

/** Ends the subscription of an address and the flag of its account. False: neither was there. */
const endNews = async (tx: Tx, email: string, account: Account | null): Promise<boolean> => {
  const isEnded = await endSubscription(tx, email);
  if (account?.mailing) await updateMailing(tx, account.id, false);
  return isEnded || account?.mailing === true;
};

const withdrawn: readonly Consent[] = [{ purpose: 'mailing', given: false }];

/** The same as by the link, for whoever asked the team to; his word is kept even where nothing was sent to him. */
export const withdrawMailing = async (tx: Tx, email: string): Promise<void> => {
  const userId = await findOwner(tx, email);
  await endNews(tx, email, userId === null ? null : await findAccount(tx, userId));
  await insertConsents(tx, withdrawn, { userId, email, source: 'privacy_request', address: null });
};

/** PUT /api/user/unsubscribe/{code}: never expires, works twice; ends the address' row and the account's flag alike. */
export const unsubscribe = async (
  { db, codesKey }: SignInDeps,
  code: string,
  { address, language }: From,
): Promise<Result<{ message: string }>> => {
  const publicId = readSubscriptionCode(codesKey, 'unsubscribe', code);
  if (publicId === null) return badLink();
  return db.transaction().execute(async (tx) => {
    const subscription = await findSubscription(tx, publicId);
    const owner = subscription ? await findOwner(tx, subscription.email) : await findUserByPublicId(tx, publicId);
    const account = owner === null ? null : await findAccount(tx, owner);
    const email = subscription?.email ?? account?.email;
    if (!email) return told('subscription_off', language);
    if (await endNews(tx, email, account))
      await insertConsents(tx, withdrawn, { userId: owner, email, source: 'unsubscribe', address });
    return told('subscription_off', language);
  });
};
