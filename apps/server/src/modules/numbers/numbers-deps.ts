import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { OfficeNumbersPort } from '../inventory/index.ts';
import type { StaffModule } from '../staff/index.ts';
import type { NumberTicketsPort, SelectStartList } from '../tickets/index.ts';

export type NumbersDeps = {
  readonly db: Database;
  readonly clock: Clock;
  /** Port: ranges and bookings. */
  readonly inventory: OfficeNumbersPort;
  /** Port: tickets with their numbers. */
  readonly tickets: NumberTicketsPort;
  readonly selectStartList: SelectStartList;
  namesOf: StaffModule['namesOf'];
};
