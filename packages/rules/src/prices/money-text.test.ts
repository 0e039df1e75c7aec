import { describe, expect, it } from 'vitest';
import { formatMoney, formatRoubles, moneyText } from './money-text.ts';

const spaced = (text: string): string => text.replaceAll('\u00a0', '_');

describe('money', () => {
  it('shows kopecks only when there are any, and never breaks', () => {
    expect(spaced(formatMoney(4900, 'ru'))).toBe('4_900_₽');
    expect(spaced(formatMoney(4410.5, 'ru'))).toBe('4_410,50_₽');
    expect(spaced(formatMoney(0, 'ru'))).toBe('0_₽');
    expect(spaced(formatMoney(1234567, 'ru'))).toBe('1_234_567_₽');
    expect(spaced(formatMoney(4900, 'en'))).toBe('4,900_₽');
  });
  it('is written the same from kopecks', () => {
    expect(spaced(moneyText(441050, 'ru'))).toBe('4_410,50_₽');
    expect(spaced(moneyText(220000, 'en'))).toBe('2,200_₽');
    expect(spaced(moneyText(220010, 'en'))).toBe('2,200.10_₽');
  });
  it('has no kopecks on cards', () => {
    expect(spaced(formatRoubles(4410.5, 'ru'))).toBe('4_411_₽');
    expect(spaced(formatRoubles(1990.49, 'en'))).toBe('1,990_₽');
  });
});
