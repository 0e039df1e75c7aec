import type { OfficeSalesLine } from '@trassa/contracts/office';
import { describe, expect, it } from 'vitest';
import { sumOf } from './sum-of.ts';

const line = (order: string, captured: number, vat: number | null = null) =>
  ({ order: { public_id: order, number: order }, captured, vat }) as OfficeSalesLine;
const values = [line('a', 0.1), line('a', 0.2), line('b', 100)];

describe('what a figure asked for', () => {
  it.each([
    ['captured', { count: 3, exact: true }, 100.3],
    ['orders', { count: 3, exact: true }, 2],
    ['vat', { count: 3, exact: true }, 0],
    ['captured', { count: 4, exact: true }, null],
    ['captured', { count: 3, exact: false }, null],
    ['id', { count: 3, exact: true }, null],
    [null, { count: 3, exact: true }, null],
  ])('%s of %j is %j', (field, total, sum) => {
    expect(sumOf(field, { values, total })).toBe(sum);
  });
});
