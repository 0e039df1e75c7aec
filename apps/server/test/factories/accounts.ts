import { randomId, randomToken } from '../../src/kernel/ids.ts';
import type { Executor } from '../../src/platform/database/index.ts';
import { hashToken } from '../../src/platform/http/index.ts';
import { inDays, insertRow, unique } from './events.ts';

type Row = Record<string, unknown>;

export type MadeUser = { id: number; publicId: string; token: string };

/** A login of a user for a day; answers its token. */
export const createLogin = async (db: Executor, userId: number, row: Row = {}): Promise<string> => {
  const token = randomToken();
  await insertRow(db, 'logins', {
    public_id: randomId(),
    user_id: userId,
    token_hash: hashToken(token),
    method: 'email',
    expires_at: inDays(1),
    ...row,
  });
  return token;
};

/** A full user with a confirmed e-mail who is signed in. */
export const createUser = async (db: Executor, row: Row = {}): Promise<MadeUser> => {
  const publicId = randomId();
  const email = `${unique('user')}@example.org`;
  const id = await insertRow(db, 'users', { public_id: publicId, email, email_confirmed_at: new Date(), ...row });
  return { id, publicId, token: await createLogin(db, id) };
};

/** A guest who has paid once (DEC-41). */
export const createTemporaryUser = (db: Executor, row: Row = {}): Promise<MadeUser> =>
  createUser(db, { temporary: true, email_confirmed_at: null, ...row });
