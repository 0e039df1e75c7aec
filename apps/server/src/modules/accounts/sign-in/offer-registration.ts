import type { Language } from '@trassa/contracts';
import { inTurn, type Tx } from '../../../platform/database/index.ts';
import type { SignInDeps } from '../account-deps.ts';
import { countRecentCodes, lockCodesOf } from '../codes/one-time-codes.ts';
import { queueCodeLetter } from './queue-letters.ts';

/** Letters to one address: one per 60 seconds and five per hour, as of the others that strangers can cause (API §22). */
const hourly = 5;

/**
 * "Confirm and set a password", to a guest who asked for it with his purchase (DEC-40). The letter itself sees whether the
 * address has an account already; too many of them are silently left out.
 */
export const offerRegistration = (
  tx: Tx,
  deps: Pick<SignInDeps, 'notifications'>,
  guest: { userId: number; email: string; language: Language },
): Promise<void> =>
  inTurn(tx, async () => {
    await lockCodesOf(tx, 'finish_registration', guest.email);
    const { minute, hour } = await countRecentCodes(tx, 'finish_registration', guest.email);
    if (minute > 0 || hour >= hourly) return;
    await queueCodeLetter(tx, deps, 'finish_registration', {
      id: guest.userId,
      email: guest.email,
      language: guest.language,
    });
  });
