import type { Clock } from '../../kernel/clock.ts';
import type { Database, Executor } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';

export type AuditDeps = {
  readonly db: Database;
  readonly log: Pick<Log, 'info' | 'error'>;
  readonly secrets: Pick<Secrets, 'seals' | 'subjects'>;
};

export type Person = { readonly publicId: string; readonly name: string };

/** What calls of the audit need beside it; whose tables people stand in is not known here. */
export type AuditOffice = {
  readonly clock: Clock;
  /** Port: an internal id by the public one; null: nobody. */
  findPerson(db: Executor, publicId: string): Promise<number | null>;
  /** Port: names by internal ids. */
  namesOf(db: Executor, userIds: readonly number[]): Promise<ReadonlyMap<number, Person>>;
};
