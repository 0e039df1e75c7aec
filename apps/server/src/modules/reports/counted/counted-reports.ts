import type { CountedName } from '@trassa/contracts/office';
import type { CountedReport } from './counted-report.ts';
import { insurance } from './insurance.ts';
import { occupancy } from './occupancy.ts';
import { participants } from './participants.ts';
import { registration } from './registration.ts';
import { settlement } from './settlement.ts';
import { shop } from './shop.ts';
import { sizes } from './sizes.ts';
import { support } from './support.ts';

export const countedReports: Readonly<Record<CountedName, CountedReport>> = {
  occupancy,
  sizes,
  shop,
  insurance,
  participants,
  settlement,
  registration,
  support,
};
