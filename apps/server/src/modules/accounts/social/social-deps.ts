import { refuse } from '../../../kernel/result.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { Visitors } from '../../../platform/http/index.ts';
import type { Log } from '../../../platform/log.ts';
import type { StartLoginDeps } from '../start-login.ts';
import type { SocialNetwork } from './network.ts';

export type SocialDeps = StartLoginDeps & {
  readonly db: Database;
  readonly log: Log;
  readonly siteUrl: string;
  readonly visitors: Visitors;
  /** The networks that are on. */
  readonly networks: readonly SocialNetwork[];
};

/** Unknown, used, too old, another's, or not confirmed by the provider: the caller cannot tell which. */
export const socialRefused = () => refuse({ code: 'state', message: { id: 'social_refused' } });

/** Whether a statement met the unique index of the same thing made a moment earlier. */
export const isDuplicate = (error: unknown): boolean => (error as { code?: string }).code === '23505';
