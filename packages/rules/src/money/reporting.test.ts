import { describe, expect, it } from 'vitest';
import { type FilterWords, joinFilters, vatPercentAt, type VatRate, vatWithin } from './reporting.ts';

describe('the rate of VAT', () => {
  const rates: VatRate[] = [
    { kind: 'shop', since: 2000, percent: 22 },
    { kind: 'shop', since: 1000, percent: 20 },
    { kind: 'ticket', since: 1000, percent: 22 },
    { kind: 'ticket', since: 2000, percent: null },
  ];
  it.each([
    ['shop', 999, null],
    ['shop', 1000, 20],
    ['shop', 1999, 20],
    ['shop', 2000, 22],
    ['ticket', 1999, 22],
    ['ticket', 2000, null],
    ['delivery', 2000, null],
  ])('of %s at %i is %s', (kind, at, percent) => {
    expect(vatPercentAt(rates, kind, at)).toBe(percent);
  });
});

describe('the VAT within a sum', () => {
  it.each([
    [122_00, 22, 22_00],
    [120_00, 20, 20_00],
    [100, 22, 18],
    [3, 20, 1],
    [0, 22, 0],
    [100_00, 0, 0],
    [100_00, null, 0],
  ])('of %i kopecks at %s %% is %i', (sum, percent, vat) => {
    expect(vatWithin(sum, percent)).toBe(vat);
  });
});

describe('filters joined', () => {
  it.each<[readonly FilterWords[], FilterWords | null]>([
    [[{}, {}], {}],
    [
      [{ 'f.kind': ['ticket', 'shop'] }, { 'f.kind': ['shop'], 'f.start': ['a'] }],
      { 'f.kind': ['shop'], 'f.start': ['a'] },
    ],
    [[{ 'f.kind': ['ticket'] }, { 'f.kind': ['shop'] }], null],
  ])('%j are %j', (all, joined) => {
    expect(joinFilters(...all)).toEqual(joined);
  });
});
