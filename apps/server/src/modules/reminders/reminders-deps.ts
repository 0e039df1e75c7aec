import type { EventCityCard, Language } from '@trassa/contracts';
import type { Clock } from '../../kernel/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/database/index.ts';
import type { AccountsModule } from '../accounts/index.ts';
import type { NotificationsModule } from '../notifications/index.ts';

export type RemindersDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'limits'>;
  readonly siteUrl: string;
  /** Signs the codes of the letters. */
  readonly key: Buffer;
  readonly notifications: Pick<NotificationsModule, 'queue' | 'addTemplate'>;
  readonly accounts: Pick<AccountsModule, 'findAccount' | 'saveConsents' | 'takeQuietLetter'>;
  /** Ports: a published start by its public id, and starts as the pages show them; the opening is theirs. */
  readonly findStart: (publicId: string) => Promise<number | null>;
  readonly showStarts: (ids: readonly number[], language: Language) => Promise<Map<number, EventCityCard>>;
};
