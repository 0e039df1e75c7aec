import type { Clock } from '../../kernel/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { Visitors } from '../../platform/http/index.ts';
import type { Log } from '../../platform/log.ts';
import type { PlaceOf } from '../../platform/ip-places.ts';
import type { PersonalDataOwner } from '../../platform/personal-data.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { NotificationsModule } from '../notifications/index.ts';
import type { PhoneCodeDeps } from './codes/phone-codes.ts';
import type { Passwords } from './passwords.ts';
import type { SocialNetwork } from './social/index.ts';

/** What the module is given. */
export type AccountsDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly config: Pick<Config, 'limits' | 'limitsOff' | 'emailCheck' | 'passwordCheck' | 'keepYears'>;
  readonly secrets: Pick<Secrets, 'codes' | 'passwords'>;
  readonly siteUrl: string;
  /** Port: the place of an IP address, for the list of logins. */
  readonly placeOf: PlaceOf;
  readonly visitors: Visitors;
  /** The social networks that are on (DEC-43). */
  readonly networks: readonly SocialNetwork[];
  readonly brand: string;
  readonly notifications: Pick<NotificationsModule, 'queue' | 'addTemplate' | 'addHouseLetter'>;
  /** Removes the bytes of files that nobody has any more. */
  removeFiles(): Promise<unknown>;
  /** Everybody who keeps personal data, in the order of locks. */
  readonly personalData: readonly PersonalDataOwner[];
  /** Ends the orders that guests typed with the person's e-mail and that wait for money: what they took goes back. */
  cancelJoined(tx: Tx, userId: number): Promise<void>;
  /** Port of the tickets: tells the other side of the offers that end with a person, before they are erased. */
  tellEndedOffers(tx: Tx, person: { userId: number; emails: readonly string[] }): Promise<void>;
};

/** What its use cases share. */
export type SignInDeps = AccountsDeps & PhoneCodeDeps & { readonly passwords: Passwords };
