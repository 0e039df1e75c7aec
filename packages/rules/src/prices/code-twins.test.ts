import { describe, expect, test } from 'vitest';
import { codeTwins, meantCode } from './code-twins.ts';

describe('a promocode typed on a Latin keyboard', () => {
  test.each([
    ['by the sound', 'start10', 'СТАРТ10'],
    ['by the look', 'CTAPT10', 'СТАРТ10'],
    ['by the keys', 'cnfhn10', 'СТАРТ10'],
    ['with some letters that only look Russian', 'CТАРT10', 'СТАРТ10'],
    ['in letters of two', 'ZASHCHITA20', 'ЗАЩИТА20'],
    ['with a short i', 'BAIKAL20', 'БАЙКАЛ20'],
    ['with a short i as y', 'baykal20', 'БАЙКАЛ20'],
    ['with an ending of one letter', 'PERVY', 'ПЕРВЫЙ'],
    ['with an ending of two letters', 'PERVYY', 'ПЕРВЫЙ'],
    ['without the soft sign', 'FEVRAL', 'ФЕВРАЛЬ'],
    ['with an open e', 'EPOHA', 'ЭПОХА'],
    ['in its own letters', ' лето ', 'ЛЕТО'],
  ])('is understood %s', (_, typed, code) => {
    expect(meantCode(typed, new Set(['ДРУГОЙ', code]))).toBe(code);
  });

  test('is the very same one before any twin', () => {
    expect(meantCode('START10', new Set(['СТАРТ10', 'START10']))).toBe('START10');
  });

  test('is none of two twins', () => {
    expect(meantCode('POPT', new Set(['РОРТ', 'ПОПТ']))).toBeNull();
    expect(meantCode('POPT', new Set(['ПОПТ']))).toBe('ПОПТ');
  });

  test('has no twin in Russian letters or digits alone', () => {
    expect(codeTwins('СТАРТ10')).toEqual([]);
    expect(codeTwins('2027')).toEqual([]);
    expect(meantCode('СТАРТ10', new Set(['START10']))).toBeNull();
  });

  test('is looked for in bounds, however it is spelt', () => {
    const many = codeTwins('YEICJ'.repeat(12));
    expect(many.length).toBeLessThan(64 * 65);
  });
});
