import { setTimeout as wait } from 'node:timers/promises';
import type { TemporaryDatabase } from './temporary-database.ts';

/** Milliseconds for the sales of a million orders. */
const patience = 600_000;

/** Ends when the sweep has counted the sales that were filled in: its work would fall on what is measured, and less on each round. */
export const waitForCountedSales = async (database: Pick<TemporaryDatabase, 'run'>): Promise<void> => {
  for (const end = performance.now() + patience; performance.now() < end; await wait(1000)) {
    const [counted] = await database.run<{ isNow: boolean }>(
      `select coalesce(until > now() - interval '10 minutes', false) as "isNow" from sales_counted`,
    );
    if (counted?.isNow) return;
  }
  throw new Error('the sales were not counted');
};
