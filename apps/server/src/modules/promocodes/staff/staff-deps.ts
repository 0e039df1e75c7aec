import type { Clock } from '../../../kernel/clock.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { RunsPort } from '../../runs/index.ts';
import type { ShowHistory } from '../../staff/index.ts';

export type PromocodesStaffDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly showHistory: ShowHistory;
  /** Codes of series are made by runs. */
  readonly runs: Pick<RunsPort, 'start' | 'workAtOnce'>;
};
