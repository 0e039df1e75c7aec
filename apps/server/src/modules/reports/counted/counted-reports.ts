import type { CountedName } from '@trassa/contracts/office';
import type { CountedReport } from './counted-report.ts';
import { occupancy } from './occupancy.ts';

export const countedReports: Readonly<Record<CountedName, CountedReport>> = { occupancy };
