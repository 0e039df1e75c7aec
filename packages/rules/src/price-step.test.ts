import { describe, expect, test } from 'vitest';
import { domainTable, kopecks } from '../test/domain-table.ts';
import { nextStepAfter, stepAt } from './price-step.ts';

const months = ['января', 'февраля', 'марта', 'апреля', 'мая', 'июня'];
/** '30 апреля 23:59' of 2026 → unix seconds */
const moment = (text = ''): number => {
  const [day, month = '', time = ''] = text.split(' ');
  const [hour, minute] = time.split(':').map(Number);
  return Date.UTC(2026, months.indexOf(month), Number(day), hour, minute) / 1000;
};
const steps = [
  { from: moment('1 июня 00:00'), price: 420_000 },
  { from: moment('1 марта 00:00'), price: 300_000 },
  { from: moment('1 мая 00:00'), price: 350_000 },
];

describe('price steps', () => {
  for (const row of domainTable('pricing.md', 'Ступени цены')) {
    test(`${row['Сейчас']}, held since ${row['Бронь с']}: ${row['Цена']}`, () => {
      const now = moment(row['Сейчас']);
      const heldSince = row['Бронь с'] === '–' ? now : moment(row['Бронь с']);
      expect(stepAt(steps, heldSince)?.price ?? null).toBe(
        row['Цена'] === 'не продаётся' ? null : kopecks(row['Цена']),
      );
      expect(nextStepAfter(steps, now)?.price ?? null).toBe(
        row['Следующая ступень'] === '–' ? null : kopecks(row['Следующая ступень']),
      );
    });
  }
});
