import type { Database } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';

export type AuditDeps = {
  readonly db: Database;
  readonly log: Pick<Log, 'info' | 'error'>;
  readonly secrets: Pick<Secrets, 'seals' | 'subjects'>;
};
