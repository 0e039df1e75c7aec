import { describe, expect, test } from 'vitest';
import { checkPassword, isCommonPassword } from './password.ts';

describe('a password', () => {
  test.each([
    ['abc', { id: 'password_short' }],
    ['A1б', { id: 'password_short' }],
    ['abc1', { id: 'password_upper' }],
    ['Abcd', { id: 'password_digit' }],
    ['Abc1', null],
    ['Ёлка7', null],
    ['ÀÉ12', { id: 'password_upper' }],
    ['Пароль с пробелом 1', null],
    [`A1${'b'.repeat(126)}`, null],
    [`A1${'b'.repeat(127)}`, { id: 'too_long', max: 128 }],
    ['🏃🏃A1', null],
    ['🏃A1', { id: 'password_short' }],
  ])('%s is judged by the first rule that it breaks', (text, problem) => {
    expect(checkPassword(text)).toEqual(problem);
  });

  test.each([
    'Abc1',
    'Qwerty1',
    'Qwerty2024!',
    'Password123',
    'ЙЦУКЕН1',
    'Gfhjkm1',
    'A123456',
    'Aaaaaa1',
    'Trassa2026',
  ])('%s is tried first by whoever guesses', (text) => {
    expect(isCommonPassword(text)).toBe(true);
  });
  test.each(['Забег-2031-лето', 'Correct7horse', 'x8Kd!pQ2', 'Moscow-Kazan-815'])('%s is not', (text) => {
    expect(isCommonPassword(text)).toBe(false);
  });
});
