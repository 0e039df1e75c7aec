import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { AccountsModule } from '../accounts/index.ts';
import type { NotificationsModule } from '../notifications/index.ts';
import type { NamesOf, ShowHistory } from '../staff/index.ts';

export type PrivacyDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly secrets: Pick<Secrets, 'codes'>;
  readonly notifications: Pick<NotificationsModule, 'queue' | 'addTemplate'>;
  /** Port: what is kept with an address, and its end. */
  readonly accounts: Pick<
    AccountsModule,
    'findConsents' | 'findOwner' | 'findAsked' | 'exportAsked' | 'lockAsked' | 'eraseAsked' | 'withdrawMailing'
  >;
  /** Port: where the team reads letters; null: at the address that letters come from. */
  readonly teamAddress: () => Promise<string | null>;
  /** Removes the bytes of files that nobody has any more. */
  removeFiles(): Promise<unknown>;
  readonly namesOf: NamesOf;
  readonly showHistory: ShowHistory;
};
