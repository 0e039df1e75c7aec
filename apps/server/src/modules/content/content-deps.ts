import type { Clock } from '../../kernel/clock.ts';
import type { ShortCache } from '../../kernel/short-cache.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/database/index.ts';

/** What the calls of the module share. */
export type ContentDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'paymentProviders' | 'networks'>;
  readonly cache: ShortCache;
};
