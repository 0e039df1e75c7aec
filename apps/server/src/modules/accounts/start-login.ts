import type { SignedIn } from '@trassa/contracts';
import { type Clock, toUnix } from '../../kernel/clock.ts';
import { invalid, ok, refuse, type Result } from '../../kernel/result.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { NotificationsModule } from '../notifications/index.ts';
import type { PlaceOf } from '../../platform/ip-places.ts';
import type { PersonalDataOwner } from '../../platform/personal-data.ts';
import type { Account } from './account.ts';
import { findAccount } from './accounts.repository.ts';
import type { Attempts } from './codes/attempts.ts';
import { issueToken, type LoginMethod } from './issue-token.ts';
import { joinPurchases } from './join-purchases.ts';
import { findFamiliarity, lockPassword } from './logins.repository.ts';
import { presentUser } from './present-user.ts';

/** Where a person signs in from: his IP address, system with browser, null when not told, and the hash of the cookie. */
export type Whereabouts = { readonly address: string; readonly device: string | null; readonly visitor: string };

/** Who comes these ways has just read a letter at the e-mail of the account (DEC-114). */
const mailProved: readonly LoginMethod[] = ['link', 'confirm'];

export type StartLoginDeps = {
  readonly clock: Clock;
  readonly notifications: Pick<NotificationsModule, 'queue'>;
  readonly attempts: Pick<Attempts, 'hashAddress'>;
  /** Port: the place of an IP address; only the place is kept. */
  readonly placeOf: PlaceOf;
  readonly personalData: readonly PersonalDataOwner[];
};

const tellNewDevice = (
  tx: Tx,
  { notifications, clock }: StartLoginDeps,
  account: Account,
  { device, sign }: { device: string | null; sign: string },
): Promise<void> =>
  notifications.queue(tx, [
    {
      template: 'new_device',
      recipient: account.email ?? '',
      recipientName: account.name,
      language: account.language,
      data: { at: toUnix(clock()), device: device ?? '' },
      dedupeKey: `new_device:${sign}`,
    },
  ]);

export type LoginToStart = {
  readonly userId: number;
  readonly method: LoginMethod;
  readonly from: Whereabouts;
  /** What the typed password was compared with: no login outlives a change of it. */
  readonly passwordHash?: string | null;
};

/**
 * The last step of every way of signing in: a new token, whatever was used before; purchases of guests with the confirmed
 * e-mail come along where its mailbox was proved (DEC-42, DEC-114); the owner hears of a device or address that was never seen, except at the first login. A blocked
 * person is refused with 403.
 */
export const startLogin = async (
  tx: Tx,
  deps: StartLoginDeps,
  { userId, method, from, passwordHash }: LoginToStart,
): Promise<Result<SignedIn>> => {
  const held = await lockPassword(tx, userId);
  if (passwordHash !== undefined && held?.passwordHash !== passwordHash)
    return invalid({ email: { id: 'sign_in_wrong' } });
  // Erased a moment ago: the next try finds nobody.
  if (!held) return refuse({ code: 'unavailable' });
  const account = await findAccount(tx, userId);
  if (!account) throw new Error('nobody signs in');
  if (account.blocked) return refuse({ code: 'forbidden', message: { id: 'blocked' } });
  const isConfirmed = account.email !== null && account.emailConfirmed;
  if (account.email !== null && mailProved.includes(method))
    await joinPurchases(tx, deps.personalData, { userId, email: account.email });
  const addressHash = deps.attempts.hashAddress(from.address);
  const known = await findFamiliarity(tx, { userId, device: from.device, addressHash });
  const place = deps.placeOf(from.address, account.language);
  const token = await issueToken(tx, {
    userId,
    method,
    device: from.device,
    addressHash,
    visitor: from.visitor,
    place,
  });
  if (isConfirmed && known.hasBeen && !(known.knowsDevice && known.knowsAddress))
    await tellNewDevice(tx, deps, account, { device: from.device, sign: `${userId}:${addressHash}:${from.device}` });
  return ok({ token, user: presentUser(account) });
};
