import { maskitoTransform } from '@maskito/core';
import { describe, expect, it } from 'vitest';
import { dateMask } from './date-mask.ts';

const masked = (text: string): string => maskitoTransform(text, dateMask);

describe('date mask', () => {
  it('puts the dots into typed digits', () => {
    expect(masked('04051990')).toBe('04.05.1990');
    expect(masked('0405')).toBe('04.05');
  });
  it('leaves a day that does not exist as it was typed', () => {
    expect(masked('31021990')).toBe('31.02.1990');
    expect(masked('45131990')).toBe('45.13.1990');
  });
  it('turns a date of the browser around', () => {
    expect(masked('1990-05-04')).toBe('04.05.1990');
  });
  it('takes other separators and no further digits', () => {
    expect(masked('04/05/19901')).toBe('04.05.1990');
  });
});
