import type { Language } from '@trassa/contracts';
import { notFound, type Result } from '../../../kernel/result.ts';
import type { Database } from '../../../platform/database/index.ts';
import { findAccount, insertConsents } from '../accounts.repository.ts';
import { answerUser, type WithUser } from './change-profile.ts';
import type { AccountCaller } from './account-caller.ts';
import { lockUser, updateMailing } from './profile.repository.ts';
import { endSubscription } from './subscriptions.repository.ts';

/**
 * PUT /api/user/mailing (DEC-37). A change leaves a consent or its withdrawal with text version, address and source
 * (DEC-44); without mailing the own address has no subscription either.
 */
export const setMailing = (
  { db }: { db: Database },
  { userId, address }: AccountCaller,
  mailing: boolean,
  language: Language,
  source: string = 'settings',
): Promise<Result<WithUser>> =>
  db.transaction().execute(async (tx) => {
    await lockUser(tx, userId);
    const account = await findAccount(tx, userId);
    if (!account) return notFound();
    const { email } = account;
    const isEnded = !mailing && email && account.emailConfirmed ? await endSubscription(tx, email) : false;
    if (account.mailing !== mailing) await updateMailing(tx, userId, mailing);
    if (account.mailing !== mailing || isEnded)
      await insertConsents(tx, [{ purpose: 'mailing', given: mailing }], { userId, email, source, address });
    return answerUser(tx, userId, 'profile_saved', language);
  });
