import { emailKey, isEmail, parsePhone } from '@trassa/rules';
import type { Executor } from '../../../platform/database/index.ts';
import { createKeyedHash } from '../../../platform/secrets/keyed-hash.ts';
import { type ConsentRow, selectConsents } from './consents.repository.ts';

/** By what somebody was looked for; `hash`: of it, keyed. */
export type FoundConsents = {
  readonly by: 'email' | 'phone';
  readonly hash: string;
  readonly rows: readonly ConsentRow[];
};

/**
 * What was agreed to with an e-mail or a phone. An erased person is found by the keyed hash of the e-mail, of whoever had none of the
 * phone: it can be made of what is asked, and nothing can be read out of it. null: it is neither an e-mail nor a phone. BO-138
 */
export const findConsents = async (
  db: Executor,
  codesKey: Buffer,
  contact: string,
  limit: number,
): Promise<FoundConsents | null> => {
  const email = isEmail(emailKey(contact)) ? emailKey(contact) : null;
  const phone = email === null ? parsePhone(contact) : null;
  const known = email ?? phone;
  if (known === null) return null;
  const hash = createKeyedHash(codesKey)(`person ${known}`);
  return {
    by: email === null ? 'phone' : 'email',
    hash,
    rows: await selectConsents(db, { email, phone, hash }, limit),
  };
};
