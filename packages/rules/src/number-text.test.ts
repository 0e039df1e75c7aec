import { describe, expect, it } from 'vitest';
import { formatNumber } from './number-text.ts';

const whole = [0, 1, 9, 10, 999, 1000, 9999, 10_000, 123_456, 1_234_567, 98_765_432_100, -1, -1000, -1_234_567];
const broken = [
  0.04, 0.05, 0.5, 1.005, 5.35, 10.25, 21.0975, 21.05, 42.195, 999.95, 999.995, 1234.5, 4410.1, -4410.55, -0.5,
];
const locales = { ru: 'ru-RU', en: 'en-GB' } as const;

describe.each(['ru', 'en'] as const)('numbers in %s', (language) => {
  it.each([0, 1, 2])('are written as Intl writes them with %i digits', (digits) => {
    const intl = new Intl.NumberFormat(locales[language], {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    for (const value of [...whole, ...broken]) expect(formatNumber(value, language, digits)).toBe(intl.format(value));
  });
  it('have the digits they need as Intl gives them', () => {
    const intl = new Intl.NumberFormat(locales[language]);
    for (const value of [...whole, ...broken]) expect(formatNumber(value, language)).toBe(intl.format(value));
    for (let value = -3000; value < 30_000; value += 7)
      expect(formatNumber(value / 100, language)).toBe(intl.format(value / 100));
  });
  it('have no sign where nothing is left of them', () => {
    expect(formatNumber(-0.2, language, 0)).toBe('0');
  });
});
