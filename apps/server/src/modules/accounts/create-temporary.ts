import { randomId, randomToken } from '../../kernel/ids.ts';
import type { Tx } from '../../platform/database/index.ts';
import { hashToken } from '../../platform/http/index.ts';
import type { Account, Consent } from './account.ts';
import { insertTemporary, type NewTemporary } from './accounts.repository.ts';
import { temporaryDays } from './logins.repository.ts';

export type NewGuest = Omit<NewTemporary, 'publicId'> & {
  readonly consents: readonly Consent[];
  /** The IP address that the consents come from. */
  readonly address: string;
};
/** `token` is good once the transaction is. */
export type Guest = { readonly account: Account; readonly token: string };

/** The temporary user of one purchase, with his consents and the token that he is told when his purchase is placed. DEC-42 */
export const createTemporary = async (tx: Tx, { consents, address, ...user }: NewGuest): Promise<Guest> => {
  const token = randomToken();
  const account = await insertTemporary(tx, {
    ...user,
    publicId: randomId(),
    login: { publicId: randomId(), tokenHash: hashToken(token), days: temporaryDays },
    consents,
    source: 'payment',
    address,
  });
  return { account, token };
};
