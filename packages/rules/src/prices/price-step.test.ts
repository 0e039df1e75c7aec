import { describe, expect, test } from 'vitest';
import { domainTable, kopecks } from '../../test/domain-table.ts';
import { nextStepAfter, stepAt } from './price-step.ts';

const months = ['January', 'February', 'March', 'April', 'May', 'June'];
/** '30 April 23:59' of 2026 → unix seconds */
const moment = (text = ''): number => {
  const [day, month = '', time = ''] = text.split(' ');
  const [hour, minute] = time.split(':').map(Number);
  return Date.UTC(2026, months.indexOf(month), Number(day), hour, minute) / 1000;
};
const steps = [
  { from: moment('1 June 00:00'), price: 420_000 },
  { from: moment('1 March 00:00'), price: 300_000 },
  { from: moment('1 May 00:00'), price: 350_000 },
];

describe('price steps', () => {
  for (const row of domainTable('pricing.md', 'Price steps')) {
    test(`${row['Now']}, held since ${row['Held since']}: ${row['Price']}`, () => {
      const now = moment(row['Now']);
      const heldSince = row['Held since'] === '–' ? now : moment(row['Held since']);
      expect(stepAt(steps, heldSince)?.price ?? null).toBe(row['Price'] === 'not sold' ? null : kopecks(row['Price']));
      expect(nextStepAfter(steps, now)?.price ?? null).toBe(
        row['Next step'] === '–' ? null : kopecks(row['Next step']),
      );
    });
  }
});
