import type { CountedName } from '@trassa/contracts/office';
import type { CountedReport } from './counted-report.ts';
import { insurance } from './insurance.ts';
import { occupancy } from './occupancy.ts';
import { shop } from './shop.ts';
import { sizes } from './sizes.ts';

export const countedReports: Readonly<Record<CountedName, CountedReport>> = { occupancy, sizes, shop, insurance };
