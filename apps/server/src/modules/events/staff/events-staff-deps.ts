import type { Clock } from '../../../kernel/clock.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { Storage } from '../../../platform/storage.ts';
import type { ShowHistory } from '../../staff/index.ts';

/** What the back office of events is given beside what the pages of visitors stand on. */
export type EventsOffice = {
  readonly storage: Pick<Storage, 'keep'>;
  /** Port: what was done to a thing. */
  readonly showHistory: ShowHistory;
};

/** What the back office of events stands on. */
export type EventsStaffDeps = EventsOffice & { readonly db: Database; readonly clock: Clock };
