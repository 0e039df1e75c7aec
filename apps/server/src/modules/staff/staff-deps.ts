import type { Places } from '@trassa/rules';
import type { Clock } from '../../kernel/clock.ts';
import type { Result } from '../../kernel/result.ts';
import type { Config } from '../../platform/config.ts';
import type { Database, Executor, Tx } from '../../platform/database/index.ts';
import type { Audit } from '../../platform/http/index.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { AuditModule } from '../audit/index.ts';
import type { OfficeNetworks } from './domain/networks.ts';
import type { AccountsModule } from '../accounts/index.ts';
import type { NotificationsModule } from '../notifications/index.ts';

/** Where a thing belongs, by its public id; null: there is none. */
export type PlacesOf = (db: Executor, id: string) => Promise<Places | null>;

export type StaffDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly secrets: Pick<Secrets, 'staff'>;
  readonly siteUrl: string;
  readonly config: Pick<Config, 'office'>;
  /** From where the back office may be entered. */
  readonly networks: OfficeNetworks;
  /** Name of the site in the authenticator. */
  readonly brand: string;
  readonly audit: Audit;
  /** Port: the entries of a thing. */
  readonly historyOf: AuditModule['historyOf'];
  /** Port: where things of other modules belong, by their kind. */
  readonly placesOf: Readonly<Record<string, PlacesOf>>;
  /** Port: events and starts that there are, kept as they are while grants for them are written. */
  readonly lockScoped: (
    tx: Tx,
    named: { readonly events: readonly string[]; readonly starts: readonly string[] },
  ) => Promise<{ readonly events: ReadonlySet<string>; readonly starts: ReadonlySet<string> }>;
  /** Port: writes the roles of the staff into the list that everybody's own account shows. */
  readonly setRoles: (tx: Tx, userId: number, roles: readonly string[]) => Promise<void>;
  /** Port: gives a name to whoever has told none; true: he had none. */
  readonly nameNameless: (tx: Tx, userId: number, name: string) => Promise<boolean>;
  /** Port: whether this is the person's password. */
  readonly isPassword: (userId: number, password: string) => Promise<Result<boolean>>;
  readonly notifications: Pick<NotificationsModule, 'queue' | 'addTemplate'>;
  /** Port: whether one more letter may go to a mailbox, asked for from this address. */
  readonly takeQuietLetter: AccountsModule['takeQuietLetter'];
  readonly takeGuess: AccountsModule['takeGuess'];
  readonly endAccess: AccountsModule['endAccess'];
};
