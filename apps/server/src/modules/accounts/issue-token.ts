import { randomId, randomToken } from '../../kernel/ids.ts';
import type { Executor } from '../../platform/database/index.ts';
import { hashToken } from '../../platform/http/index.ts';
import { insertLogin } from './accounts.repository.ts';

/** Life of a temporary user's token from the purchase (DEC-07). */
const temporaryDays = 30;

/** A new token of a temporary user: 256 random bits, of which only the hash is kept. */
export const issueTemporaryToken = async (db: Executor, userId: number): Promise<string> => {
  const token = randomToken();
  await insertLogin(db, { publicId: randomId(), userId, tokenHash: hashToken(token), days: temporaryDays });
  return token;
};
