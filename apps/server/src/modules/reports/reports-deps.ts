import type { Language } from '@trassa/contracts';
import type { Reach } from '@trassa/rules';
import type { Clock } from '../../kernel/clock.ts';
import type { OfficeScope } from '../../kernel/office-scope.ts';
import type { Database, Executor } from '../../platform/database/index.ts';
import type { Config } from '../../platform/config.ts';
import type { Log } from '../../platform/log.ts';
import type { SumMovements } from '../orders/index.ts';

type NamedStart = { readonly id: number; readonly publicId: string; readonly title: string };
type Asking = { readonly scope: OfficeScope; readonly language: Language; readonly most: number };

/** Ports: what the owners know to be wrong. */
export type Alarms = {
  failedRefunds(db: Executor): Promise<number>;
  notIssued(db: Executor, before: Date): Promise<number>;
  attempts(db: Executor, since: Date): Promise<{ captured: number; failed: number }>;
  letters(db: Executor, since: Date): Promise<{ sent: number; failed: number }>;
  /** The first entry of the audit that is not as it was; null: all are. */
  brokenEntry(db: Executor): Promise<number | null>;
  comingStarts(db: Executor, now: Date, asking: Asking): Promise<NamedStart[]>;
  startsWithoutResults(db: Executor, within: { from: Date; to: Date }, asking: Asking): Promise<NamedStart[]>;
  lowShirts(
    db: Executor,
    of: { starts: readonly number[]; below: number; most: number },
  ): Promise<{ start: number; sizes: number }[]>;
  fullFormats(
    db: Executor,
    of: { starts: readonly number[]; now: Date; most: number },
  ): Promise<{ start: number; formats: number }[]>;
};

export type ReportsDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly alarms: Alarms;
  readonly config: Pick<Config, 'vatRates'>;
  /** Port: what was sold and what came back, summed. */
  readonly sumMovements: SumMovements;
  /** Port: orders that wait for their money. */
  readonly countPaying: (db: Executor, now: Date) => Promise<number>;
  readonly resolveReach: (db: Executor, reach: Reach) => Promise<OfficeScope>;
  readonly findPublicIds: (db: Executor, ids: readonly number[]) => Promise<Map<number, string>>;
};
