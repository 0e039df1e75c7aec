import type { Language } from '@trassa/contracts';
import { randomId } from '../../../kernel/ids.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { SignInDeps } from '../account-deps.ts';
import { issueCode } from '../codes/one-time-codes.ts';
import { lockByEmail } from '../sign-in/credentials.repository.ts';
import { hasGuestData } from './has-guest-data.ts';

/** Minutes that the link of the letter works. */
const minutes = 60;

/** Mails the way to the data of an address, to accounts that of their settings; an address without data gets no letter. */
export const answerGuest = async (
  tx: Tx,
  { notifications, personalData }: Pick<SignInDeps, 'notifications' | 'personalData'>,
  { email, language }: { readonly email: string; readonly language: Language },
): Promise<void> => {
  const known = await lockByEmail(tx, email);
  if (known?.isConfirmed) {
    if (known.isBlocked) return;
    const dedupeKey = `guest_data_account:${randomId()}`;
    await notifications.queue(tx, [
      { template: 'guest_data_account', recipient: known.email, language, data: {}, dedupeKey },
    ]);
    return;
  }
  if (!(await hasGuestData(tx, personalData, email))) return;
  const { id } = await issueCode(tx, { purpose: 'guest_data', userId: null, email, minutes });
  await notifications.queue(tx, [
    { template: 'guest_data', recipient: email, language, data: { code: id }, dedupeKey: `guest_data:${id}` },
  ]);
};
