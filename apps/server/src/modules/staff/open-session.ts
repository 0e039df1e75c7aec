import { randomId, randomToken } from '../../kernel/ids.ts';
import type { Tx } from '../../platform/database/index.ts';
import { hashToken, networkOf } from '../../platform/http/index.ts';
import { createKeyedHash } from '../../platform/keyed-hash.ts';
import type { Caller } from './notes.ts';
import { insertSession } from './sessions.repository.ts';
import type { StaffDeps } from './staff-deps.ts';

export type Opened = { readonly publicId: string; readonly cookie: string };

/** A session of the login that asks; the text of the cookie is given out this once. */
export const openSession = async (tx: Tx, { secrets }: StaffDeps, caller: Caller, now: Date): Promise<Opened> => {
  const { userId, loginId, device, address } = caller;
  const cookie = randomToken();
  const publicId = randomId();
  const addressHash = createKeyedHash(secrets.staff)(`address ${networkOf(address)}`);
  await insertSession(tx, { publicId, userId, loginId, tokenHash: hashToken(cookie), device, addressHash }, now);
  return { publicId, cookie };
};
