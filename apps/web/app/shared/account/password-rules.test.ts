import { checkPassword, isCommonPassword } from '@trassa/rules';
import { describe, expect, it } from 'vitest';
import { passwordRules } from './password-rules.ts';
import { strongPassword } from './strong-password.ts';
import { waitText } from './wait-text.ts';

const kept = (text: string): string[] => passwordRules(text).flatMap(({ id, isKept }) => (isKept ? [id] : []));

describe('rules of a password beside its field', () => {
  it.each([
    ['', []],
    ['abc', []],
    ['abcd', ['length']],
    ['A', ['upper']],
    ['Я', ['upper']],
    ['1', ['digit']],
    ['abc1', ['length', 'digit']],
    ['Abc1', ['length', 'upper', 'digit']],
    ['Путь7', ['length', 'upper', 'digit']],
  ])('%j keeps %j', (text, rules) => {
    expect(kept(text)).toEqual(rules);
  });
});

describe('a suggested password', () => {
  it('keeps every rule, is not a common one and differs each time', () => {
    const many = Array.from({ length: 50 }, strongPassword);
    for (const text of many) {
      expect(checkPassword(text)).toBeNull();
      expect(isCommonPassword(text)).toBe(false);
    }
    expect(new Set(many).size).toBe(50);
  });
});

describe('the time until the next try', () => {
  it.each([
    [5, '0:05'],
    [60, '1:00'],
    [725, '12:05'],
    [3600, '1:00:00'],
    [86_399, '23:59:59'],
  ])('%d seconds are %s', (seconds, text) => {
    expect(waitText(seconds)).toBe(text);
  });
});
