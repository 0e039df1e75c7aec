import { type SaleState, type StartFacts, type StartState, startState } from '@trassa/rules';
import { toUnix } from '../../../../kernel/clock.ts';

/** As `factColumns` reads them. */
export type FactsRow = {
  readonly status: 'draft' | 'published' | 'cancelled';
  readonly isEventDraft: boolean;
  readonly isArchived: boolean;
  readonly isStopped: boolean;
  readonly firstStart: Date;
  readonly finishTime: Date | null;
  readonly sale: SaleState;
};

export const factsOf = (row: FactsRow): StartFacts => ({
  status: row.isArchived ? 'archived' : row.status,
  isEventDraft: row.isEventDraft,
  isStopped: row.isStopped,
  firstStart: toUnix(row.firstStart),
  finish: row.finishTime && toUnix(row.finishTime),
  sale: row.sale,
});

export const stateOf = (row: FactsRow, now: Date): StartState => startState(factsOf(row), toUnix(now));
