import { toUnix } from '../../kernel/clock.ts';
import { randomId, randomToken } from '../../kernel/ids.ts';
import type { Tx } from '../../platform/database/index.ts';
import { hashToken, networkOf } from '../../platform/http/index.ts';
import { createKeyedHash } from '../../platform/secrets/keyed-hash.ts';
import type { Caller } from './notes.ts';
import { queueLetter } from './letters/queue-letter.ts';
import { insertSession, knowsPlace } from './sessions.repository.ts';
import type { StaffDeps } from './staff-deps.ts';

export type Opened = { readonly publicId: string; readonly cookie: string };

/**
 * A session of the login that asks; the text of the cookie is given out this once. The person hears of a device or network
 * that he has not come from before, and so does whoever did not know that he has enrolled.
 */
export const openSession = async (
  tx: Tx,
  deps: StaffDeps,
  caller: Caller,
  now: Date,
  isEnrolment = false,
): Promise<Opened> => {
  const { userId, loginId, device, address } = caller;
  const cookie = randomToken();
  const publicId = randomId();
  const addressHash = createKeyedHash(deps.secrets.staff)(`address ${networkOf(address)}`);
  const isKnown = await knowsPlace(tx, { userId, device, addressHash });
  await insertSession(tx, { publicId, userId, loginId, tokenHash: hashToken(cookie), device, addressHash }, now);
  if (!isKnown || isEnrolment) {
    const data = { session: publicId, at: toUnix(now), device: device ?? '' };
    await queueLetter(deps, tx, userId, { template: 'staff_new_place', data, cause: publicId });
  }
  return { publicId, cookie };
};
