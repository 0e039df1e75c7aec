import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log.ts';
import type { AccountsModule } from '../accounts/index.ts';
import type { NotificationsModule } from '../notifications/index.ts';
import type { SupportOffice } from './staff/staff-deps.ts';

export type SupportDeps = {
  readonly db: Database;
  readonly log: Log;
  readonly config: Pick<Config, 'limits' | 'mailFrom'>;
  readonly brand: string;
  readonly notifications: Pick<NotificationsModule, 'queue' | 'addTemplate'>;
  /** Port: consents, and the mailing, which begins by the link of its letter unless the address is proved (DEC-45). */
  readonly accounts: Pick<AccountsModule, 'saveConsents' | 'subscribe'>;
  /** Port: where the team reads letters; null: at the address that letters come from. */
  readonly teamAddress: () => Promise<string | null>;
  readonly office: SupportOffice;
};
